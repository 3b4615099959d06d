package momentum.app.cli;

import java.util.ArrayList;
import java.util.List;
import momentum.dice.Die;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Real dice, typed in: "3,7,7" or "3 7 7". */
record DiceArgument(List<Integer> numbers) {
    static final class Converter implements ITypeConverter<DiceArgument> {
        @Override
        public DiceArgument convert(String text) {
            List<Integer> numbers = new ArrayList<>();
            for (String number : text.strip().split("[ ,]+", -1)) {
                if (!number.matches("\\d{1,3}")) {
                    throw new TypeConversionException("'" + text + "' is not dice such as 3,7,7");
                }
                numbers.add(OracleNumber.read(number));
            }
            return new DiceArgument(List.copyOf(numbers));
        }
    }

    /** The numbers these dice show, in their order; a count or a number that cannot be is said in a sentence. */
    List<Integer> of(Die... dice) {
        if (numbers.size() != dice.length) {
            throw new WrongArgument("this roll takes " + dice.length + " dice, not " + numbers.size());
        }
        for (int i = 0; i < dice.length; i++) {
            if (!dice[i].shows(numbers.get(i))) {
                throw new WrongArgument(
                        "the %s shows 1 to %d, not %d".formatted(dice[i].inWords(), dice[i].faces(), numbers.get(i)));
            }
        }
        return numbers;
    }
}
