import type { JudgeEvent, TestOutcome } from '@devorbit/contract/judging.ts';
import { BOX_ENV, runLimits } from '../languages/box.ts';
import type { Tools } from '../languages/language.ts';
import type { Lane } from '../sandbox/sandbox.ts';
import { compile } from './compile.ts';
import { runCustom } from './custom.ts';
import { runExamples } from './examples.ts';
import { judgeTests } from './pass-fail.ts';
import { runFairly } from './run-fairly.ts';
import type { Run, Task } from './run.ts';

/**
 * One submission: compile once, run each test in a fresh box, tell each result, end with `finished`.
 * `done` collects the tests judged so far; those that an earlier try left in it are neither run nor told again.
 * Rejects for our own failure alone. The caller gives the lane for as long as the generator lives and returns it early to stop.
 */
export async function* judge(
  task: Task,
  source: string,
  tools: Tools,
  lane: Lane,
  done: TestOutcome[] = [],
): AsyncGenerator<JudgeEvent, void> {
  const problem = task.kind === 'judge' ? await task.load() : null;
  const build = tools.build(source);
  try {
    yield { type: 'compiling' };
    const { ok, time_ms, message } = await compile(build, tools, lane);
    yield { type: 'compiled', time_ms, message };
    if (!ok) {
      const total = problem?.tests.length ?? (task.kind === 'examples' ? task.tests.length : 0);
      yield { type: 'finished', verdict: 'Compilation Error', message, runtime_ms: 0, memory_kb: 0, passed: 0, total };
      return;
    }
    const run: Run = (input, limits) =>
      runFairly(
        lane,
        {
          argv: build.run(limits),
          env: BOX_ENV,
          stdin: Buffer.from(input),
          box: 'sealed',
          files: [],
          keep: false,
          limits: runLimits(limits),
        },
        limits,
      );
    if (problem) yield* judgeTests(problem, run, tools, done);
    else if (task.kind === 'examples') yield* runExamples(task, run, tools, done);
    else if (task.kind === 'custom') yield await runCustom(task, run, tools);
  } finally {
    await lane.release();
  }
}
