/** Elements that stand within a line: no space around what they hold. */
const INLINE = new Set([
  'A',
  'ABBR',
  'B',
  'CODE',
  'DEL',
  'EM',
  'I',
  'INS',
  'KBD',
  'MARK',
  'SMALL',
  'SPAN',
  'STRONG',
  'SUB',
  'SUP',
  'TIME',
]);
const UNREAD = new Set(['SCRIPT', 'STYLE', 'TEMPLATE']);

/** What stands in an element as it is seen: in its shadow root, and of a slot what is put there. */
function shownIn(element: Element): Iterable<Node> {
  if (element.shadowRoot !== null) return element.shadowRoot.childNodes;
  const put = element.tagName === 'SLOT' ? (element as HTMLSlotElement).assignedNodes() : [];
  return put.length > 0 ? put : element.childNodes;
}

const collect = (node: Node): string => {
  if (node.nodeType === 3) return node.textContent ?? '';
  if (node.nodeType !== 1) return '';
  const element = node as Element;
  if (UNREAD.has(element.tagName) || element.hasAttribute('hidden')) return '';
  const inside = [...shownIn(element)].map(collect).join('');
  return INLINE.has(element.tagName) ? inside : ` ${inside} `;
};

/** The text of an element as somebody reads it: words of different blocks apart, and no more than one space. */
export const readText = (element: Element): string => collect(element).replaceAll(/\s+/g, ' ').trim();
