import type { TracedStep, TraceFrame } from '@devorbit/contract/execution/tracing.ts';
import { expect, test } from 'vitest';
import { Stepping } from './state.ts';

const step: TracedStep = {
  event: 'line',
  frames: [],
  deeper: 0,
  objects: [],
  output: '',
  words: null,
  end: null,
};
const told = (part: Partial<TraceFrame>): TraceFrame => ({
  type: 'traced',
  stream: 1,
  from: 0,
  steps: [],
  over: false,
  cut: null,
  threads: false,
  ...part,
});

test('a recording that was begun here opens when it is over, with the texts as they were', () => {
  const stepping = new Stepping();
  const texts = new Map([['main.py', 'a = 1']]);
  stepping.begin(texts);
  stepping.hear(told({}));
  stepping.hear(told({ steps: [step, step] }));
  expect(stepping.read()).toMatchObject({ isRecording: true, isOpen: false });
  stepping.hear(told({ from: 2, steps: [step], over: true, cut: 'steps' }));
  expect(stepping.read()).toMatchObject({ isRecording: false, isOpen: true, cut: 'steps', texts });
  expect(stepping.read().steps).toHaveLength(3);
  stepping.close();
  expect(stepping.read()).toMatchObject({ isOpen: false, steps: [step, step, step] });
  stepping.open();
  expect(stepping.read().isOpen).toBe(true);
});

test('one of another page is there to be opened, and does not open by itself; pieces that do not fit are passed over', () => {
  const stepping = new Stepping();
  stepping.hear(told({ from: 5, steps: [step] }));
  expect(stepping.read().steps).toEqual([]);
  stepping.hear(told({ steps: [step], over: true }));
  expect(stepping.read()).toMatchObject({ isOpen: false, texts: null, steps: [step] });
});

test('what was asked for and did not begin is not taken for another’s', () => {
  const stepping = new Stepping();
  stepping.begin(new Map());
  stepping.end();
  stepping.hear(told({ steps: [step], over: true }));
  expect(stepping.read()).toMatchObject({ isOpen: false, texts: null });
});
