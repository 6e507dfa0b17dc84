import type { FigureId, FiguresFile, LiveFigures, SampleEvent } from '@devorbit/contract/site/home.ts';
import { numberText } from '../../../platform/format/numbers.ts';

/** Where a key leads in a row of `count` tabs; undefined for a key that means nothing there. */
export const tabAfter = (key: string, at: number, count: number): number | undefined =>
  ({
    ArrowRight: (at + 1) % count,
    ArrowLeft: (at - 1 + count) % count,
    Home: 0,
    End: count - 1,
  })[key];

export type ShownFigure = { id: FigureId; label: string; value: string; spoken: string };

const counted = (id: FigureId, count: number | null | undefined): string => {
  if (count === null || count === undefined) return '–';
  return id === 'certification' ? `${count}%` : numberText(count);
};

/** The four figures: as goals, or as they are counted, '–' where nothing is counted yet. */
export const shownFigures = ({ figures, goals }: FiguresFile, live: LiveFigures | null): ShownFigure[] =>
  goals.map(({ id, label, value }) => {
    if (figures === 'goals') return { id, label, value, spoken: value };
    const shown = counted(id, live?.[id]);
    return { id, label, value: shown, spoken: shown === '–' ? 'not available yet' : shown };
  });

export type RunState = { type: 'idle' } | { type: 'asking' } | SampleEvent;

export const isBusy = ({ type }: RunState): boolean => type === 'asking' || type === 'waiting' || type === 'running';

/** The seed that was typed, undefined for an empty field: then the server draws one. Null where it is none. */
export const readSeed = (text: string, most: number): number | undefined | null => {
  if (text.trim() === '') return undefined;
  const seed = Number(text);
  return Number.isInteger(seed) && seed >= 1 && seed <= most ? seed : null;
};

const lastLine = (output: string): string => output.trim().split('\n').at(-1) ?? '';

/** What is said of a run, to those who see it and to those who hear it. */
export const sayRun = (state: RunState): string => {
  switch (state.type) {
    case 'idle':
      return '';
    case 'asking':
    case 'running':
      return 'Running…';
    case 'waiting':
      return state.place === 1 ? 'You’re next in line.' : `You’re number ${state.place} in line.`;
    case 'finished':
      return state.exit_code === 0 ? lastLine(state.output) : 'The program stopped early.';
    case 'failed':
      return state.message;
  }
};

/** The measured end of a run: language and version that really ran, time, exit code. */
export const measured = (state: RunState): string[] =>
  state.type === 'finished'
    ? [
        `${state.language === 'javascript' ? 'Node.js' : state.language} ${state.version}`,
        `${state.time_ms} ms`,
        state.exit_code === null ? 'stopped at a limit' : `exit code ${state.exit_code}`,
      ]
    : [];

type Sign = 'craft' | 'star' | 'rock' | 'plain';
const signs: Record<string, Sign> = { V: 'craft', '*': 'star', '#': 'rock' };

/** One line of the program's output in pieces: a row of the belt by its signs, anything else whole. */
export const piecesOf = (line: string): [sign: Sign, text: string][] =>
  /^ ?\d+ {2}[V*#. ]+/.test(line)
    ? (line.match(/V|\*|#|[^V*#]+/g) ?? []).map((text) => [signs[text] ?? 'plain', text])
    : [['plain', line]];
