import { type Attempt, noFiles, type Pass, type Test, type Trial } from './trial.ts';
import { ValidatorError } from './validator-error.ts';

const NEXT = 'nextpass.in';

/** Of a test that was run more than once: the slowest and the largest pass, and what the last one wrote. */
const worst = (before: Trial, { outcome, ...last }: Trial): Trial => ({
  ...last,
  outcome: {
    ...outcome,
    cpu_ms: Math.max(before.outcome.cpu_ms, outcome.cpu_ms),
    memory_kb: Math.max(before.outcome.memory_kb, outcome.memory_kb),
  },
});

/**
 * Judges a test in up to `passes` runs: as long as the validator accepts and leaves `nextpass.in`, that is the input of one
 * more (package format 2025-09; the limits hold for each run, and the validator's other files stay). Throws
 * ValidatorError where it asks for more.
 */
export async function judgeInPasses(
  attempt: Attempt,
  passes: number,
  test: Test,
  how: Pick<Pass, 'flags' | 'inParts'>,
): Promise<Trial> {
  let trial = await attempt(test, { input: Buffer.from(test.input), kept: noFiles, ...how });
  for (let pass = 2; passes > 1; pass++) {
    const input = trial.files.get(NEXT);
    if (trial.failure || !input) return trial;
    if (pass > passes) throw new ValidatorError(`the validator asked for more than ${passes} passes`);
    const kept = new Map([...trial.files].filter(([name]) => name !== NEXT));
    trial = worst(trial, await attempt(test, { input, kept, ...how }));
  }
  return trial;
}
