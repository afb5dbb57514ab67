/**
 * A figure as a file of its own: what the style sheet says of its lines and letters is written into it, and what is there to be
 * held is left out.
 */
const HELD = ".body, .handle";
const SAID = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "stroke-opacity",
  "opacity",
  "paint-order",
  "font-family",
  "font-size",
  "font-weight",
];
/** For the page and those who use it with a keyboard. */
const ONLY_HERE = /^(?:class|tabindex|role|aria-.*|data-.*)$/;

export function pictureOf(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  // Before anything is taken out, both have the same elements in the same order.
  const originals = svg.querySelectorAll("*");
  copy.querySelectorAll("*").forEach((element, index) => {
    if (element.closest("defs") !== null && !(element instanceof SVGLineElement)) return;
    const style = getComputedStyle(originals[index] as Element);
    for (const name of SAID) {
      // Hatching is named by a whole address; in a file of its own the name alone is right.
      const value = style.getPropertyValue(name).replace(/url\("?[^"#)]*#([^")]*)"?\)/, "url(#$1)");
      if (value !== "") element.setAttribute(name, value);
    }
  });
  for (const element of copy.querySelectorAll(HELD)) element.remove();
  for (const element of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of element.getAttributeNames()) if (ONLY_HERE.test(name)) element.removeAttribute(name);
  }
  const paper = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  paper.setAttribute("width", "100%");
  paper.setAttribute("height", "100%");
  paper.setAttribute("fill", getComputedStyle(svg.parentElement as Element).backgroundColor);
  copy.prepend(paper);
  return `${new XMLSerializer().serializeToString(copy)}\n`;
}
