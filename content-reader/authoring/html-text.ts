const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  le: '≤',
  ge: '≥',
};

/** What tags leave behind; all others leave nothing. */
const tags: Record<string, string> = {
  p: '\n\n',
  div: '\n\n',
  ul: '\n\n',
  ol: '\n\n',
  tr: '\n',
  br: '\n',
  b: '**',
  strong: '**',
  i: '*',
  em: '*',
  code: '`',
  sup: '^',
  hr: '\n\n---\n\n',
};

const headings: Record<string, string> = { h1: '#', h2: '##', h3: '###', h4: '####' };

function markOf(name: string, closes: boolean): string {
  if (Object.hasOwn(headings, name)) return closes ? '\n\n' : `\n\n${headings[name]} `;
  if (name === 'pre') return closes ? '\n```\n\n' : '\n\n```\n';
  if (name === 'li') return closes ? '' : '\n- ';
  if (name === 'sup' && closes) return '';
  return Object.hasOwn(tags, name) ? (tags[name] ?? '') : '';
}

const character = (code: number): string => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\uFFFD');

/** HTML as Markdown, as far as a problem statement needs it: tags that it does not know are taken away. */
export const markdownOfHtml = (html: string): string =>
  html
    .replace(/<(script|style)\b[^>]*>[^]*?<\/\1>/gi, '')
    .replace(/<!--[^]*?-->/g, '')
    .replace(/<(\/?)([a-z][a-z0-9]*)\b[^<>]*>/gi, (_, slash: string, name: string) =>
      markOf(name.toLowerCase(), slash !== ''),
    )
    .replace(
      /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi,
      (whole, decimal?: string, hex?: string, name?: string) => {
        if (decimal !== undefined) return character(Number(decimal));
        if (hex !== undefined) return character(Number.parseInt(hex, 16));
        return name !== undefined && Object.hasOwn(entities, name) ? (entities[name] ?? whole) : whole;
      },
    )
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
