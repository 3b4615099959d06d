/** Benchmarks. Every figure is held against a baseline of the same run, for machines are noisy. */
@NullMarked
package momentum.bench;

import org.jspecify.annotations.NullMarked;
