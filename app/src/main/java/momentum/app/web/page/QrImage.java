package momentum.app.web.page;

import io.nayuki.qrcodegen.QrCode;

/**
 * A text as a QR code, drawn as one path of an SVG.
 *
 * @param size the length of a side in modules, with the empty border that readers need
 * @param path the dark modules, each run of a row a rectangle
 */
public record QrImage(int size, String path) {
    private static final int BORDER = 4;

    public static QrImage of(String text) {
        QrCode code = QrCode.encodeText(text, QrCode.Ecc.MEDIUM);
        StringBuilder path = new StringBuilder();
        for (int y = 0; y < code.size; y++) {
            int x = 0;
            while (x < code.size) {
                int end = x;
                while (end < code.size && code.getModule(end, y)) {
                    end++;
                }
                if (end > x) {
                    int run = end - x;
                    path.append("M%d %dh%dv1h-%dz".formatted(x + BORDER, y + BORDER, run, run));
                }
                x = end + 1;
            }
        }
        return new QrImage(code.size + 2 * BORDER, path.toString());
    }
}
