import { type FiguresFile, MAX_SEED, type SampleEvent } from '@devorbit/contract/site/home.ts';
import { describe, expect, test } from 'vitest';
import { highlight } from '../../../ui/highlight.server.ts';
import { LARGEST_SEED } from './copy.ts';
import { isBusy, measured, piecesOf, readSeed, sayRun, shownFigures, tabAfter } from './model.ts';

test('arrow keys walk the tabs in a circle, Home and End reach the ends', () => {
  const keys = ['ArrowRight', 'ArrowLeft', 'Home', 'End', 'a'];
  expect(keys.map((key) => tabAfter(key, 2, 3))).toEqual([0, 1, 0, 2, undefined]);
  expect(tabAfter('ArrowLeft', 0, 3)).toBe(2);
});

describe('figures', () => {
  const file: FiguresFile = {
    figures: 'goals',
    notes: { goals: 'Goals.', live: 'Counted.' },
    goals: [
      { id: 'learners', value: '50K+', label: 'active learners' },
      { id: 'paths', value: '120+', label: 'learning paths' },
      { id: 'certification', value: '95%', label: 'certification rate' },
    ],
  };
  const live = { learners: 12345, paths: null, challenges: 78, certification: 61 };
  const values = (figures: 'goals' | 'live', counts: typeof live | null) =>
    shownFigures({ ...file, figures }, counts).map(({ value, spoken }) => [value, spoken]);

  test('goals are shown as they are written, whatever was counted', () => {
    expect(values('goals', live)).toEqual([
      ['50K+', '50K+'],
      ['120+', '120+'],
      ['95%', '95%'],
    ]);
  });

  test('live figures are counts; a dash is told in words', () => {
    expect(values('live', live)).toEqual([
      ['12,345', '12,345'],
      ['–', 'not available yet'],
      ['61%', '61%'],
    ]);
    expect(values('live', null)[0]).toEqual(['–', 'not available yet']);
  });
});

describe('a run', () => {
  const finished: SampleEvent = {
    type: 'finished',
    seed: 7,
    output: 'Sky 7\n 1  V\n\nNova is through.\n',
    exit_code: 0,
    time_ms: 41,
    language: 'javascript',
    version: '24.1.0',
  };

  test('is told in words at every step', () => {
    expect(sayRun({ type: 'idle' })).toBe('');
    expect(sayRun({ type: 'asking' })).toBe('Running…');
    expect(sayRun({ type: 'waiting', place: 3 })).toBe('You’re number 3 in line.');
    expect(sayRun({ type: 'waiting', place: 1 })).toBe('You’re next in line.');
    expect(sayRun(finished)).toBe('Nova is through.');
    expect(sayRun({ ...finished, exit_code: null })).toBe('The program stopped early.');
    expect(sayRun({ type: 'failed', message: 'Many people' })).toBe('Many people');
  });

  test('is busy until it is over', () => {
    expect(isBusy({ type: 'waiting', place: 1 })).toBe(true);
    expect([isBusy({ type: 'idle' }), isBusy(finished), isBusy({ type: 'failed', message: '' })]).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('says what really ran, and how long', () => {
    expect(measured(finished)).toEqual(['Node.js 24.1.0', '41 ms', 'exit code 0']);
    expect(measured({ ...finished, exit_code: null }).at(-1)).toBe('stopped at a limit');
    expect(measured({ type: 'running' })).toEqual([]);
  });

  test('takes a whole number within bounds as its seed, or none', () => {
    expect(LARGEST_SEED).toBe(MAX_SEED);
    expect(['', ' ', '1', '9999'].map((text) => readSeed(text, 9999))).toEqual([undefined, undefined, 1, 9999]);
    expect(['0', '10000', '1.5', 'x', '-3'].map((text) => readSeed(text, 9999))).toEqual(Array(5).fill(null));
  });

  test('a row of the belt is coloured by its signs, and nothing of it is lost', () => {
    const row = ' 3  . # V * .  star 1';
    const pieces = piecesOf(row);
    expect(pieces.map(([, text]) => text).join('')).toBe(row);
    expect(pieces.filter(([sign]) => sign !== 'plain').map(([sign]) => sign)).toEqual(['rock', 'craft', 'star']);
    expect(piecesOf('Nova is through. Stars aboard: 2.')).toHaveLength(1);
  });
});

test('code is coloured while the app is built, and nothing of it is lost', () => {
  const source = "import { a } from './b.mjs';\n\nconst n = 10; // ten\ngo(n);";
  const lines = highlight(source);
  expect(lines.map((line) => line.map(([, text]) => text).join('')).join('\n')).toBe(source);
  const kinds = Object.fromEntries(lines.flat().map(([kind, text]) => [text, kind]));
  expect(kinds).toMatchObject({
    import: 'keyword',
    const: 'keyword',
    '10': 'number',
    "'./b.mjs'": 'string',
    go: 'name',
  });
  expect(kinds['// ten']).toBe('comment');
});
