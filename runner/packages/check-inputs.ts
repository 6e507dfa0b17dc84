import type { ImportedProblem } from '@devorbit/content-reader/packages/imported-problem.ts';
import type { AuthorProgram } from '../catalogue/author-program.ts';
import { prepareValidator, VALIDATOR_LIMITS } from '../judging/validator.ts';
import type { Lane } from '../sandbox/sandbox.ts';

type InputValidator = ImportedProblem['inputValidators'][number];

/** The exit code that finds an input valid: of the package formats, of testlib. */
const VALID: Record<InputValidator['protocol'], number> = { icpc: 42, testlib: 0 };
/** Faults that are told of one validator. */
const MOST_FAULTS = 5;

/** What an input validator says: sentences for the inputs that it should not refuse, the first few, and names of those that it refuses. */
export type CheckedInputs = { faults: string[]; refused: string[] };

/**
 * Runs an input validator on every test of a problem, and on the inputs that are there to try it on. Never rejects for a
 * fault of the validator's.
 */
export async function checkInputs(
  { judging, invalidInputs = [], trialOutputs = [] }: ImportedProblem,
  { protocol, program, args, testArgs = {} }: InputValidator,
  lane: Lane,
): Promise<CheckedInputs> {
  const faults: string[] = [];
  const refused: string[] = [];
  const name = `input validator ${program.files[0]?.name ?? ''}`;
  /** Null where the input is valid, else how the validator ended. */
  const refusal = async (ready: AuthorProgram, test: { name: string; input: string }): Promise<string | null> => {
    const { end, limit, stderr, stdout } = await lane.run({
      argv: [...ready.run, ...(testArgs[test.name] ?? args)],
      env: ready.env,
      stdin: Buffer.from(test.input),
      box: 'sealed',
      files: [],
      keep: false,
      limits: VALIDATOR_LIMITS,
    });
    if (limit === null && end.by === 'exit' && end.code === VALID[protocol]) return null;
    const how = limit ? `limit ${limit}` : end.by === 'exit' ? `exit code ${end.code}` : `signal ${end.signal}`;
    const said = `${stderr.toString()}${stdout.toString()}`.trim().slice(-200);
    return `${name} ended with ${how}${said === '' ? '' : `: ${said}`}`;
  };
  try {
    const { program: ready } = await prepareValidator({ protocol, program }, lane);
    for (const test of [...judging.tests, ...trialOutputs]) {
      const why = await refusal(ready, test);
      if (why !== null) faults.push(`the input of ${test.name} is not valid: ${why}`);
      if (faults.length === MOST_FAULTS) break;
    }
    for (const trial of invalidInputs) if ((await refusal(ready, trial)) !== null) refused.push(trial.name);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    faults.push(`${name}: ${reason.replace(/^the validator /, 'it ')}`);
  } finally {
    await lane.release();
  }
  return { faults, refused };
}
