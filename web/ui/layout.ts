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

/** The same, between the gutters of the page. A narrower page sets `--page-width` in its own class. */
export const container = (gap: Gap): string => `${stack(gap)} l-container`;

/** Cards and the like in as many columns as there is room for, each at least `--column` wide (16rem). */
export const grid = (gap: Gap): string => classes('grid', ...gapOf(gap));

type Line = { justify?: 'between' | 'center' | 'end'; align?: 'stretch' | 'center' | 'baseline' | 'start' | 'end' };

const line = (kind: 'row' | 'cluster', gap: Gap, { justify, align = 'center' }: Line): string =>
  classes(kind, ...gapOf(gap), align !== 'stretch' && `align-${align}`, justify && `justify-${justify}`);

/** Things beside each other, in one line. */
export const row = (gap: Gap, how: Line = {}): string => line('row', gap, how);

/** Things beside each other, in as many lines as they need. */
export const cluster = (gap: Gap, how: Line = {}): string => line('cluster', gap, how);

/** A line between things that are one under another. */
export const divided = 'l-divided';

/** A piece that stands on the page, with an edge. */
export const card = (lifted?: 'lifted'): string => classes('card', lifted);

/** For a card that is a link as a whole: it rises under the pointer. */
export const cardLink = 'l-card-link';

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

/** Text of at most `--lines` lines (2), the last one cut. */
export const clamp = 'l-clamp';

/** For a `dl` of names and numbers. */
export const figures = 'l-figures';

/** A word in a pill: a state, a count. `data-tone` is 'good', 'bad', 'warn' or 'signal'. */
export const tag = 'l-tag';

/** A link that looks like the text around it until it is pointed at. */
export const plainLink = 'l-plain-link';

/** A link whose target is all of the box that it stands in; the box is `position: relative`. */
export const stretchedLink = 'l-stretched-link';

/** The link at the top of a page to the one above it, with an arrow. */
export const backLink = 'l-back-link';

/** A round button that is an icon alone, 44 px wide. */
export const iconButton = 'l-icon-button';

/** For screen readers alone. */
export const unseen = 'l-unseen';
