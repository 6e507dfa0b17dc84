import {
  type AuthorRun,
  type JudgeEvent,
  type Limits,
  MAX_AUTHOR_OUTPUT_BYTES,
  MAX_AUTHOR_OUTPUTS_BYTES,
  type Verdict,
} from '@devorbit/contract/execution/judging.ts';
import type { Build, Tools } from '../languages/language.ts';
import type { RunOutcome } from '../sandbox/sandbox.ts';
import type { AuthorTask, Done, Run } from './run.ts';
import { shownEnd, shownText } from './shown-text.ts';
import { signalName } from './signals.ts';
import { testlibFor } from './testlib-header.ts';
import { failureOf } from './verdict.ts';

const OUTPUT_LIMIT = 'output limit';
const limitNames: Partial<Record<Verdict, string>> = {
  'Time Limit Exceeded': 'time limit',
  'Idleness Limit Exceeded': 'idleness limit',
  'Memory Limit Exceeded': 'memory limit',
  'Output Limit Exceeded': OUTPUT_LIMIT,
};

const plainText = new TextDecoder('utf-8', { ignoreBOM: true });

/** A C++ program of an author's finds our testlib.h where it names it and would not have it otherwise. */
export async function withTestlib(build: Build): Promise<Build> {
  const where = await testlibFor(build.files.map(({ name, bytes }) => ({ name, text: bytes.toString() })));
  return where.length === 0 ? build : { ...build, compile: [...build.compile, ...where] };
}

/** What each run reads, and why none can run, if so. Rejects where the package cannot be had. */
export async function authorInputs({ runs, load }: AuthorTask): Promise<{ inputs: string[]; refused: string | null }> {
  const inputs = load ? (await load()).tests.map(({ input }) => input) : runs.map(() => '');
  const hasZero = runs.some(({ args }) => args.some((word) => word.includes('\0')));
  if (hasZero) return { inputs, refused: 'An argument holds a zero byte' };
  if (inputs.length === runs.length) return { inputs, refused: null };
  return { inputs, refused: `There are ${runs.length} runs for the ${inputs.length} tests of the package` };
}

/** The last event: `Success` where all runs are told, whatever became of them. */
export const authorFinished = (
  verdict: 'Success' | 'Error',
  message: string,
  { runs }: AuthorTask,
  { time_ms, memory_kb }: Done['runs'],
): JudgeEvent => ({
  type: 'finished',
  verdict,
  message,
  runtime_ms: time_ms,
  memory_kb,
  passed: 0,
  total: runs.length,
});

function endedBy(outcome: RunOutcome, limits: Limits, tools: Tools): string | null {
  const failure = failureOf(outcome, limits, tools);
  const limit = failure && limitNames[failure.verdict];
  if (limit) return limit;
  return outcome.end.by === 'signal' ? `signal ${outcome.end.signal} (${signalName(outcome.end.signal)})` : null;
}

/** One run as it is told: whole where it ended by itself, else the beginning of its output. */
function told(index: number, outcome: RunOutcome, ended_by: string | null): AuthorRun {
  const { end, stdout, stderr, cpu_ms, memory_kb } = outcome;
  return {
    index,
    exit_code: ended_by === null && end.by === 'exit' ? end.code : null,
    ended_by,
    stdout: ended_by === null ? plainText.decode(stdout) : shownText(stdout),
    stderr: shownEnd(stderr),
    time_ms: cpu_ms,
    memory_kb,
  };
}

const notRun = (index: number): AuthorRun => ({
  index,
  exit_code: null,
  ended_by: OUTPUT_LIMIT,
  stdout: '',
  stderr: '',
  time_ms: 0,
  memory_kb: 0,
});

/** Each run in turn, from the first that an earlier try has not told. Once the outputs are too much in all, none runs any more. */
export async function* runAuthor(
  task: AuthorTask,
  inputs: string[],
  run: Run,
  tools: Tools,
  done: Done['runs'],
): AsyncGenerator<JudgeEvent, void> {
  const { limits, runs } = task;
  const one = async (index: number): Promise<AuthorRun> => {
    if (done.bytes > MAX_AUTHOR_OUTPUTS_BYTES) return notRun(index);
    const outcome = await run(inputs[index] ?? '', limits, runs[index]?.args);
    done.bytes += outcome.stdout.length;
    const isTooMuch = outcome.stdout.length > MAX_AUTHOR_OUTPUT_BYTES || done.bytes > MAX_AUTHOR_OUTPUTS_BYTES;
    return told(index, outcome, isTooMuch ? OUTPUT_LIMIT : endedBy(outcome, limits, tools));
  };
  while (done.told < runs.length) {
    const event = await one(done.told);
    done.told++;
    done.time_ms = Math.max(done.time_ms, event.time_ms);
    done.memory_kb = Math.max(done.memory_kb, event.memory_kb);
    yield { type: 'run', run: event };
  }
  yield authorFinished('Success', `${runs.length} ${runs.length === 1 ? 'run' : 'runs'}`, task, done);
}
