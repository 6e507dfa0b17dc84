import type { AuthorRun } from '@devorbit/contract/execution/judging.ts';
import type { AuthoredDraft, AuthoredProgram } from '@devorbit/contract/practice/authoring.ts';
import { AUTHOR_LIMITS } from './author-limits.ts';
import type { Board } from './board.ts';
import type { Desk } from './desk.ts';
import { Fault, faultOf, mostOf } from './run-faults.ts';
import { many } from './sentences.ts';
import { argumentsOf, casesOf, type GeneratedTest } from './test-inputs.ts';

type Generated = Map<string, string>;

/** Has every generator print the inputs of its tests, by the tests' names. Tells what is wrong with each; then some are absent. */
export async function generateInputs(draft: AuthoredDraft, desk: Desk, board: Board): Promise<Generated> {
  const inputs: Generated = new Map();
  for (const generator of draft.generators) {
    const tests = draft.tests.filter((test) => test.kind === 'generated' && test.generator === generator.name);
    await generate(generator, tests as GeneratedTest[], desk, board, inputs);
  }
  if (board.bad() === 0) tellRepeated(draft, inputs, board);
  return inputs;
}

async function generate(
  generator: AuthoredProgram,
  tests: GeneratedTest[],
  desk: Desk,
  board: Board,
  inputs: Generated,
): Promise<void> {
  const tell = board.tell.bind(null, 'generator', generator.name);
  if (tests.length === 0) return tell({ state: 'ok', message: 'Not used by any test.' });
  tell({ state: 'running' });
  const onRun = (run: AuthorRun) => {
    const test = tests[run.index];
    const fault = faultOf(run) ?? (run.stdout === '' ? 'it prints nothing' : null);
    if (test === undefined || fault !== null) throw new Fault(`Test '${test?.name}': ${fault}`);
    inputs.set(test.name, run.stdout);
    tell({ message: `Test ${run.index + 1} of ${tests.length}` });
  };
  try {
    const runs = await desk.run(generator, { limits: AUTHOR_LIMITS, runs: tests.map(argumentsOf) }, onRun);
    tell({ state: 'ok', message: `${many(runs.length, 'test')} generated`, ...mostOf(runs) });
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    tell({ state: 'bad', message: error.message });
  }
}

/** A generated test that is another test again tests nothing. */
function tellRepeated(draft: AuthoredDraft, inputs: Generated, board: Board): void {
  const generators = new Map(
    draft.tests.flatMap((test) => (test.kind === 'generated' ? [[test.name, test.generator]] : [])),
  );
  const cases = casesOf(draft, inputs);
  // Typed tests first, so that it is the generated one that repeats.
  const ordered = cases.toSorted((a, b) => Number(generators.has(a.name)) - Number(generators.has(b.name)));
  const first = new Map<string, string>();
  for (const { name, input } of ordered) {
    const other = first.get(input);
    const generator = generators.get(name);
    if (other === undefined) first.set(input, name);
    else if (generator !== undefined)
      board.tell('generator', generator, {
        state: 'bad',
        message: `Test '${name}' has the same input as '${other}'.`,
      });
  }
}
