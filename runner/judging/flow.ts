import type { JudgeEvent, JudgePackage, Limits, TestOutcome } from '@devorbit/contract/execution/judging.ts';
import { BOX_ENV, runLimits } from '../languages/box.ts';
import type { Build, Tools } from '../languages/language.ts';
import { startedAhead } from '../languages/started-ahead.ts';
import type { Lane, RunSpec } from '../sandbox/sandbox.ts';
import { interacted } from './attempt-dialogue.ts';
import { compared, validated } from './attempts.ts';
import { authorFinished, authorInputs, runAuthor, withTestlib } from './author.ts';
import { compile } from './compile.ts';
import { runCustom } from './custom.ts';
import { runDom } from './dom.ts';
import { runExamples } from './examples.ts';
import { judgeTests } from './judge-tests.ts';
import { runFairly } from './run-fairly.ts';
import { type Done, nothingDone, type Run, type Task } from './run.ts';
import { checkKind, submittedAnswer } from './submitted-answer.ts';
import { prepareValidator } from './validator.ts';

/** A judged run is to be repeatable: it starts from nothing, on one processor. Somebody waits for any other. */
function runSpec(build: Build, limits: Limits, judged: boolean, args: string[] = []): Omit<RunSpec, 'stdin'> {
  const argv = [...build.run(limits), ...args];
  const ahead = judged ? undefined : startedAhead(argv);
  return {
    argv,
    env: BOX_ENV,
    box: 'sealed',
    files: [],
    keep: false,
    limits: runLimits(limits),
    pinned: judged,
    ...(ahead ? { ahead } : {}),
  };
}

/** How many tests or runs are asked for. */
function totalOf(task: Task, problem: JudgePackage | null): number {
  if (problem) return problem.tests.length;
  if (task.kind === 'author') return task.runs.length;
  return task.kind === 'examples' ? task.tests.length : 0;
}

/** All tests of a package, with its validator, if it has one, ready beside the lane. */
async function* judgeProblem(
  problem: JudgePackage,
  run: Run,
  build: Build,
  tools: Tools,
  lane: Lane,
  done: TestOutcome[],
): AsyncGenerator<JudgeEvent, void> {
  const { limits, interactive } = problem;
  if (!problem.validator) {
    yield* judgeTests(problem, compared(run, limits, tools), done);
    return;
  }
  const partner = await lane.partner();
  try {
    const validator = await prepareValidator(problem.validator, partner);
    const attempt = interactive
      ? interacted({ lane, spec: runSpec(build, limits, true) }, validator, limits, tools)
      : validated(run, validator, limits, tools);
    yield* judgeTests(problem, attempt, done);
  } finally {
    await partner.release();
  }
}

/**
 * One submission: compile once, run each test in a fresh box, tell each result, end with `finished`.
 * `done` collects what is told so far; what an earlier try left in it is neither run nor told again.
 * Rejects for our own failure alone, among them a validator's (ValidatorError). The caller gives the lane for as long as
 * the generator lives and returns it early to stop.
 */
export async function* judge(
  task: Task,
  source: string,
  tools: Tools,
  lane: Lane,
  done: Done = nothingDone(),
): AsyncGenerator<JudgeEvent, void> {
  if (task.kind === 'dom') {
    yield* runDom(task, source, tools, lane, done.tests);
    return;
  }
  const problem = task.kind === 'judge' ? await task.load() : null;
  if (problem) checkKind(problem);
  const author = task.kind === 'author' ? await authorInputs(task) : null;
  if (task.kind === 'author' && author && author.refused !== null) {
    yield authorFinished('Error', author.refused, task, done.runs);
    return;
  }
  const built = tools.build(source);
  const build = task.kind === 'author' ? await withTestlib(built) : built;
  if (problem?.submit_answer) {
    yield* judgeProblem(problem, submittedAnswer(source), build, tools, lane, done.tests);
    return;
  }
  try {
    yield { type: 'compiling' };
    const { ok, time_ms, message } = await compile(build, tools, lane);
    yield { type: 'compiled', time_ms, message };
    if (!ok) {
      const total = totalOf(task, problem);
      yield { type: 'finished', verdict: 'Compilation Error', message, runtime_ms: 0, memory_kb: 0, passed: 0, total };
      return;
    }
    const judged = task.kind === 'judge' || task.kind === 'author';
    const run: Run = (input, limits, args) =>
      runFairly(lane, { ...runSpec(build, limits, judged, args), stdin: Buffer.from(input) }, limits);
    if (problem) yield* judgeProblem(problem, run, build, tools, lane, done.tests);
    else if (task.kind === 'examples') yield* runExamples(task, run, tools, done.tests);
    else if (task.kind === 'custom') yield await runCustom(task, run, tools);
    else if (task.kind === 'author' && author) yield* runAuthor(task, author.inputs, run, tools, done.runs);
  } finally {
    await lane.release();
  }
}
