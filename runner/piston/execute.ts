import type { ExecuteReply, Stage, TestStage } from '@devorbit/contract/execution/execution.ts';
import { BOX_ENV } from '../languages/box.ts';
import { startedAhead } from '../languages/started-ahead.ts';
import type { Lane, RunOutcome } from '../sandbox/sandbox.ts';
import { commandLines } from './command-lines.ts';
import type { Execution, Test } from './request.ts';
import { compileStageOf, notRun, stageOf } from './stage.ts';

/** All tests of one request together, in ms of wall clock: a lane serves others too. */
const TESTS_MS = 60_000;
/** Of each stream of each test, in bytes, so that a hundred of them stay a readable answer. */
const SHOWN_OF_TEST = 16 * 1024;

/** Lines without the white space at their ends, nor empty ones at the end. */
const normal = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trimEnd();

function tested({ expected }: Test, outcome: RunOutcome, stage: Stage): TestStage {
  if (expected === undefined) return stage;
  return { ...stage, passed: stage.status === null && normal(outcome.stdout.toString()) === normal(expected) };
}

/**
 * Compiles once, then runs: once, or each test in a fresh box. Null where `signal` was aborted: the box that runs then ends.
 * Rejects for our own failure alone. The caller gives the lane for as long as it takes.
 */
export async function execute(asked: Execution, lane: Lane, signal: AbortSignal): Promise<ExecuteReply | null> {
  const { runtime, limits, stdin, tests } = asked;
  const lines = commandLines(runtime.entry, asked.files, asked.args);
  const env = { ...BOX_ENV, ...runtime.entry.env };
  const named = { language: runtime.entry.language, version: runtime.version };
  const written = lines.files.map(({ name, bytes }) => ({ name, bytes }));
  const ahead = startedAhead(lines.run);
  const run = (input: string) =>
    lane.run({
      argv: lines.run,
      signal,
      ...(ahead ? { ahead } : {}),
      env,
      stdin: Buffer.from(input),
      ...(lines.compile ? { box: 'sealed', files: [] } : { box: 'fresh', files: written }),
      keep: false,
      limits: limits.run,
    });

  const runTests = async (all: Test[]): Promise<TestStage[] | null> => {
    const started = performance.now();
    const results: TestStage[] = [];
    for (const test of all) {
      if (signal.aborted) return null;
      if (performance.now() - started > TESTS_MS) {
        const late = notRun('TO', `Not run: the tests before it took more than ${TESTS_MS / 1000} s`);
        results.push(test.expected === undefined ? late : { ...late, passed: false });
        continue;
      }
      const outcome = await run(test.stdin);
      if (signal.aborted) return null;
      results.push(tested(test, outcome, stageOf(outcome, limits.run, SHOWN_OF_TEST)));
    }
    return results;
  };

  const runAll = async (compile: { compile?: Stage }): Promise<ExecuteReply | null> => {
    if (signal.aborted) return null;
    if (tests === null) {
      const outcome = await run(stdin);
      return signal.aborted ? null : { ...compile, run: stageOf(outcome, limits.run), ...named };
    }
    const results = await runTests(tests);
    if (!results?.[0]) return null;
    const { passed: _, ...first } = results[0];
    return { ...compile, run: first, results, ...named };
  };

  if (!lines.compile) return runAll({});
  try {
    const outcome = await lane.run({
      argv: lines.compile,
      signal,
      env,
      stdin: Buffer.alloc(0),
      box: 'fresh',
      files: written,
      keep: true,
      limits: limits.compile,
    });
    if (signal.aborted) return null;
    const compile = compileStageOf(outcome, limits.compile, lines.compile);
    if (compile.status !== null) return { compile, run: compile, ...(tests ? { results: [] } : {}), ...named };
    return await runAll({ compile });
  } finally {
    await lane.release();
  }
}
