import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { JudgeEvent, TestOutcome } from '@devorbit/contract/execution/judging.ts';
import { z } from 'zod';
import { BOX_ENV, runLimits } from '../languages/box.ts';
import type { Tools } from '../languages/language.ts';
import { KITS_IN_BOX, kitsFolder, NODE_IN_BOX } from '../sandbox/box-view.ts';
import type { Lane, RunOutcome } from '../sandbox/sandbox.ts';
import { runFairly } from './run-fairly.ts';
import type { DomTask } from './run.ts';
import { shownErrors } from './shown-text.ts';
import { failureOf } from './verdict.ts';

/** What is said of one test, in characters. */
const MAX_MESSAGE = 1_000;
const MAX_TESTS = 100;

const Told = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('test'),
    name: z.string().max(300),
    passed: z.boolean(),
    message: z
      .string()
      .transform((text) => text.slice(0, MAX_MESSAGE))
      .nullable(),
  }),
  z.object({ kind: z.literal('unread'), message: z.string().transform((text) => text.slice(0, MAX_MESSAGE)) }),
  z.object({ kind: z.literal('over') }),
]);
type Told = z.infer<typeof Told>;

/** The lines that begin with the seal: what else stands there the program has printed. */
function toldIn(stdout: Buffer, seal: string): Told[] {
  return stdout
    .toString()
    .split('\n')
    .flatMap((line) => {
      if (!line.startsWith(`${seal} `)) return [];
      try {
        return [Told.parse(JSON.parse(line.slice(seal.length + 1)))];
      } catch {
        return [];
      }
    });
}

/** The last event. Where the tests did not come to their end, a limit or the program ended the process. */
function finishedOf(told: Told[], tests: TestOutcome[], outcome: RunOutcome, given: [DomTask, Tools]): JudgeEvent {
  const [{ limits }, tools] = given;
  const passed = tests.filter((test) => test.passed).length;
  const end = (verdict: TestOutcome['verdict'], message: string): JudgeEvent => ({
    type: 'finished',
    verdict,
    message,
    runtime_ms: outcome.cpu_ms,
    memory_kb: outcome.memory_kb,
    passed,
    total: tests.length,
  });
  const unread = told.find(({ kind }) => kind === 'unread');
  if (unread?.kind === 'unread') return end('Compilation Error', unread.message);
  if (told.some(({ kind }) => kind === 'over') && tests.length > 0)
    return passed === tests.length
      ? end('Accepted', 'Every test passed.')
      : end('Wrong Answer', `${passed} of ${tests.length} tests passed.`);
  const failure = failureOf(outcome, limits, tools);
  if (failure) return end(failure.verdict, shownErrors(outcome.stderr) || failure.reason);
  return end('Runtime Error', 'The program ended before its tests did.');
}

/** One attempt at an exercise: program and tests in one process of a fresh box, on a page of happy-dom. Rejects where the kits are not built. */
export async function* runDom(
  task: DomTask,
  source: string,
  tools: Tools,
  lane: Lane,
  done: TestOutcome[],
): AsyncGenerator<JudgeEvent, void> {
  if (!existsSync(path.join(kitsFolder, `${task.kit}.mjs`)))
    throw new Error(`the ${task.kit} kit is not built: npm run build`);
  const seal = randomBytes(16).toString('hex');
  const megabytes = Math.floor(task.limits.memory_kb / 1024 / 2);
  const outcome = await runFairly(
    lane,
    {
      argv: [
        NODE_IN_BOX,
        '--no-warnings',
        '--disallow-code-generation-from-strings',
        `--max-old-space-size=${megabytes}`,
        `${KITS_IN_BOX}/${task.kit}.mjs`,
      ],
      env: BOX_ENV,
      stdin: Buffer.from(JSON.stringify({ seal, program: source, tests: task.tests })),
      box: 'fresh',
      files: [],
      keep: false,
      limits: runLimits(task.limits),
    },
    task.limits,
  );
  const told = toldIn(outcome.stdout, seal);
  const tests = told.filter((each) => each.kind === 'test').slice(0, MAX_TESTS);
  const outcomes = tests.map(({ name, passed, message }, at): TestOutcome => ({
    index: at + 1,
    total: tests.length,
    name,
    sample: true,
    passed,
    verdict: passed ? 'Accepted' : 'Wrong Answer',
    time_ms: outcome.cpu_ms,
    memory_kb: outcome.memory_kb,
    message: message ?? '',
  }));
  for (const test of outcomes.slice(done.length)) {
    done.push(test);
    yield { type: 'test', test };
  }
  yield finishedOf(told, outcomes, outcome, [task, tools]);
}
