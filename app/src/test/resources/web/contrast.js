// The contrast of an element's text with what lies behind it, by its own ancestors: how much there is, and how much is needed.
// Where axe cannot tell, it is because something else scrolls or slides over the place; what the element stands on is known.
(element) => {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const parts = (colour) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  };
  const over = ([r, g, b, a], [s, h, c], shown = 1) => [[r, s], [g, h], [b, c]].map(([top, under]) => top * a * shown + under * (1 - a * shown));
  const light = (colour) => {
    const [r, g, b] = colour.map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ratio = (one, other) => {
    const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b);
    return (bright + 0.05) / (dark + 0.05);
  };
  const stops = (image) => image.match(/(?:rgba?|color|oklch|oklab|lab|lch)\([^)]*\)/g) ?? [];

  const chain = [];
  for (let each = element; each; each = each.parentElement) chain.unshift(each);
  let grounds = [[255, 255, 255]];
  let shown = 1;
  for (const each of chain) {
    const style = getComputedStyle(each);
    shown *= Number(style.opacity);
    if (style.backgroundImage.includes("url(")) return null;
    const colours = [style.backgroundColor];
    grounds = grounds.map((ground) => over(parts(colours[0]), ground, shown));
    const striped = stops(style.backgroundImage).flatMap((stop) => grounds.map((ground) => over(parts(stop), ground, shown)));
    if (striped.length) grounds = striped;
    if (each instanceof SVGSVGElement) {
      const shape = each.querySelector("rect, path, polygon, circle");
      const fill = shape && element instanceof SVGTextElement ? getComputedStyle(shape).fill : "none";
      if (fill !== "none") grounds = grounds.map((ground) => over(parts(fill), ground, shown));
    }
  }
  const style = getComputedStyle(element);
  const inks = [element instanceof SVGTextElement ? style.fill : style.color];
  if (element.placeholder) inks.push(getComputedStyle(element, "::placeholder").color);
  const size = Number.parseFloat(style.fontSize);
  const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
  const least = Math.min(...inks.flatMap((ink) => grounds.map((ground) => ratio(over(parts(ink), ground, shown), ground))));
  return { least, needed: isLarge ? 3 : 4.5 };
}
