/** What a hover may be made of. Headings would stand in the page's outline, links and pictures would lead or load elsewhere. */
const KEPT = new Set(['P', 'PRE', 'CODE', 'EM', 'STRONG', 'DEL', 'UL', 'OL', 'LI', 'HR', 'BR', 'SPAN', 'BLOCKQUOTE']);
const GONE = new Set([
  'SCRIPT',
  'STYLE',
  'IFRAME',
  'OBJECT',
  'EMBED',
  'TEMPLATE',
  'NOSCRIPT',
  'TEXTAREA',
  'SVG',
  'MATH',
]);
const AS_PARAGRAPH = /^(H[1-6]|DIV|TR|DT|DD|SUMMARY|FIGCAPTION)$/;
/** Classes of CodeMirror's own highlighting. */
const COLOUR = /^[\w\u0370-\u03ff -]{1,60}$/u;
const MOST_NODES = 2000;

function copied(from: Node, to: Element, left: { nodes: number }): void {
  for (const child of from.childNodes) {
    if (left.nodes-- <= 0) return;
    if (child.nodeType === Node.TEXT_NODE) to.append(child.textContent ?? '');
    if (!(child instanceof Element)) continue;
    const name = child.tagName.toUpperCase();
    if (GONE.has(name)) continue;
    const isParagraph = AS_PARAGRAPH.test(name);
    if (!KEPT.has(name) && !isParagraph) {
      copied(child, to, left);
      continue;
    }
    const made = document.createElement(isParagraph ? 'p' : name.toLowerCase());
    const colour = name === 'SPAN' ? child.getAttribute('class') : null;
    if (colour !== null && COLOUR.test(colour)) made.className = colour;
    to.append(made);
    copied(child, made, left);
  }
}

/** Only elements that show text, without attributes: what a language server writes may be anybody's words. */
export function plainHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const clean = document.createElement('div');
  copied(body, clean, { nodes: MOST_NODES });
  return clean.innerHTML;
}
