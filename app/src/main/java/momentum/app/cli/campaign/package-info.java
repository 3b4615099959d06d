/** The commands for campaigns that are kept: list, export, import, verify, back up. */
@NullMarked
package momentum.app.cli.campaign;

import org.jspecify.annotations.NullMarked;
