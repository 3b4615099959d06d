package momentum.state;

import momentum.rule.Source;

/** One number of the sum that a roll is made with, and where it comes from: {@code +1 bonded}, {@code +1 Secure an Advantage}. */
public record Addend(int number, String name, Source source) {}
