/** A step of `--space-…`; 0 for none. Two are between lines and between things of a line. */
type Step = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
type Gap = Step | readonly [Step, Step];

/** The classes of styles/layout.css; what is 0 or absent has none. */
const classes = (...names: (string | false | undefined)[]): string =>
  names.flatMap((name) => (name ? [`l-${name}`] : [])).join(' ');

const gapOf = (gap: Gap): (string | false)[] => {
  const [row, column] = typeof gap === 'number' ? [gap, gap] : gap;
  return [row > 0 && `row${row}`, column > 0 && `column${column}`];
};

/** Class names for things one under another, as wide as there is room. */
export const stack = (gap: Gap, items?: 'center' | 'start'): string =>
  classes('stack', ...gapOf(gap), items && `items-${items}`);

type Line = { justify?: 'between' | 'center' | 'end'; align?: 'stretch' | 'center' | 'baseline' | 'start' | 'end' };

const line = (kind: 'row' | 'cluster', gap: Gap, { justify, align = 'center' }: Line): string =>
  classes(kind, ...gapOf(gap), align !== 'stretch' && `align-${align}`, justify && `justify-${justify}`);

/** Things beside each other, in one line. */
export const row = (gap: Gap, how: Line = {}): string => line('row', gap, how);

/** Things beside each other, in as many lines as they need. */
export const cluster = (gap: Gap, how: Line = {}): string => line('cluster', gap, how);

/** A piece that stands on the page, with an edge. */
export const card = (lifted?: 'lifted'): string => classes('card', lifted);

/** Room within the edge, on all sides. */
export const pad = (step: 2 | 3 | 4 | 5): string => classes(`pad${step}`);

type Word =
  | 'quiet'
  | 'faint'
  | 'good'
  | 'bad'
  | 'small'
  | 'fine'
  | 'lead'
  | 'page'
  | 'part'
  | 'section'
  | 'strong'
  | 'tabular'
  | 'breaking';

/** How words look: their colour, their size ('page', 'part' and 'section' are titles), and the rest. */
export const text = (...words: Word[]): string => classes(...words);

/** For screen readers alone. */
export const unseen = 'l-unseen';
