import { type Generation, GenerationStep } from '@devorbit/contract/practice/generation.ts';
import type { GenerationRow } from './store.ts';

export const presentGeneration = (row: GenerationRow, leftToday: number, now: Date): Generation => ({
  id: row.id,
  step: row.step,
  message: row.message,
  problem_id: row.problem_id,
  steps: stepTimes(row, now),
  left_today: leftToday,
});

/** How long each step took until the next began, the last one until the end, or `now`. */
function stepTimes({ step, created_at, began, finished_at }: GenerationRow, now: Date): Generation['steps'] {
  const reached = GenerationStep.options.flatMap((name) => {
    const at = name === 'queued' ? created_at : began[name];
    return at === undefined ? [] : [{ step: name, at: Date.parse(at) }];
  });
  const end = finished_at === null ? now.getTime() : Date.parse(finished_at);
  const times = reached.map((one, at) => ({
    step: one.step,
    ms: Math.max(0, (reached[at + 1]?.at ?? end) - one.at),
  }));
  return step === 'published' ? [...times, { step, ms: 0 }] : times;
}
