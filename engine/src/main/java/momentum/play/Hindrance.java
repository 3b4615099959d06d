package momentum.play;

import momentum.rule.Source;

/** Why something cannot be done now, and the rule that says so. */
public record Hindrance(Source rule, String why) {}
