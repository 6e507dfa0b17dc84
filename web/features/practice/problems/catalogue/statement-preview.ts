/** More than two lines of a card can hold at any width. */
const PREVIEW_CHARS = 280;
/** As much of a statement as is read: enough for the preview whatever its marks, and a bound on the work. */
const READ_CHARS = 4_000;

const fences = /^(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^\1[^\n]*$|(?![\s\S]))/gm;
const code = /(`+)([^`]|[^`][\s\S]*?[^`])\1(?!`)/g;
const marks: readonly (readonly [RegExp, string])[] = [
  [/<!--[\s\S]*?-->/g, ' '],
  [/^\s*\|?(?:\s*:?-{3,}:?\s*\|)+\s*:?-*:?\s*$/gm, ' '],
  [/^\s*(?:[-*_]\s*){3,}$/gm, ' '],
  [/^\s{0,3}#{1,6}\s+/gm, ''],
  [/^\s*>\s?/gm, ''],
  [/^\s*(?:[-*+]|\d+[.)])\s+(?:\[[ xX]\]\s+)?/gm, ''],
  [/!\[([^\]]*)\]\([^)]*\)/g, '$1'],
  [/\[([^\]]+)\]\([^)]*\)/g, '$1'],
  [/\*\*([^*\n]+)\*\*|__([^_\n]+)__/g, '$1$2'],
  [/~~([^~\n]+)~~/g, '$1'],
  [/(^|[\s(])\*([^*\s][^*\n]*)\*/gm, '$1$2'],
  [/(^|[\s(])_([^_\s][^_\n]*)_(?=$|[\s.,;:!?)])/gm, '$1$2'],
];
const tags = /<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>/gi;
const escapes = /\\([\\`*_{}[\]()#+\-.!|<>~])/g;

/** The beginning of a Markdown statement as plain text on one line: what is code stays as it is written. */
export function statementPreview(markdown: string): string {
  const kept: string[] = [];
  let text = markdown.slice(0, READ_CHARS).replace(/\r\n?/g, '\n').replaceAll('\u0000', '').replace(fences, ' ');
  text = text.replace(code, (_, _ticks: string, inside: string) => `\u0000${kept.push(inside.trim()) - 1}\u0000`);
  for (const [mark, plain] of marks) text = text.replace(mark, plain);
  text = text.replace(tags, '').replaceAll('|', ' ').replace(escapes, '$1');
  text = text.replace(/\u0000(\d+)\u0000/g, (_, index: string) => kept[Number(index)] ?? '');
  text = text.replace(/\s+/g, ' ').trim();
  return text.length <= PREVIEW_CHARS ? text : `${text.slice(0, PREVIEW_CHARS).replace(/\s+\S*$/, '')}…`;
}
