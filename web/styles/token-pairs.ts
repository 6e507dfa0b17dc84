/** Which tokens stand on which; `least` is what WCAG 2.2 AA asks of them: 4.5 of text, 3 of the edge of a control. */
export type TokenPair = { top: string; below: string; least: 4.5 | 3 };

const text = (tops: string[], belows: string[]): TokenPair[] =>
  tops.flatMap((top) => belows.map((below) => ({ top, below, least: 4.5 as const })));
const edge = (tops: string[], belows: string[]): TokenPair[] =>
  tops.flatMap((top) => belows.map((below) => ({ top, below, least: 3 as const })));

const surfaces = ['paper', 'raised', 'sunken'];
const onItsWash = (name: string): TokenPair[] => text([name], [`${name}-wash`]);

export const tokenPairs: readonly TokenPair[] = [
  ...text(['ink', 'ink-2', 'ink-3', 'signal', 'signal-strong'], surfaces),
  ...text(['ink', 'ink-2', 'signal', 'signal-strong'], ['signal-wash']),
  ...text(['on-signal'], ['signal', 'signal-strong']),
  ...text(['paper'], ['ink']),
  ...['easy', 'medium', 'hard', 'good', 'bad', 'warn'].flatMap(onItsWash),
  ...text(['easy', 'medium', 'hard', 'good', 'bad', 'warn'], ['paper', 'raised']),
  ...['level-easy', 'level-medium', 'level-hard', 'level-other'].flatMap(onItsWash),
  ...text(['ink', 'code-keyword', 'code-string', 'code-number', 'code-name', 'code-comment'], ['code-surface']),
  ...edge(['line-strong'], surfaces),
];

/** Tokens that say nothing alone: hairlines beside a label or a surface, what is drawn in pictures, what lies behind a dialog. */
export const silentTokens: readonly string[] = [
  'paper-veil',
  'backdrop',
  'line',
  'signal-line',
  'easy-line',
  'medium-line',
  'hard-line',
  'good-line',
  'bad-line',
  'warn-line',
  'sun',
  'sun-core',
  'orbit',
  'orbit-faint',
  'star',
  'planet-easy',
  'planet-medium',
  'planet-hard',
  'planet-shade',
  'planet-ring',
];
