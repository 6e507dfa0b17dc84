import type { PackagedSubmission } from '@devorbit/content-reader/packages/imported-problem.ts';
import type { JudgePackage, TestOutcome, Verdict } from '@devorbit/contract/execution/judging.ts';
import { judge } from '../judging/flow.ts';
import type { Languages } from '../languages/detect.ts';
import type { Tools } from '../languages/language.ts';
import type { Lane } from '../sandbox/sandbox.ts';
import { programTools, reportedLanguage } from './program-tools.ts';
import {
  type Finished,
  judgedByAll,
  needsAllTests,
  promiseInWords,
  verdictByFormat,
  whyBroken,
  withAllTests,
} from './promised.ts';

/** What became of a submission: a line of the report. */
export type Row = {
  package: string;
  file: string;
  expected: string;
  language: string | null;
  /** Null where it could not be judged; `message` says why. */
  verdict: Verdict | null;
  message: string;
  time_ms: number | null;
  memory_kb: number | null;
  /** It got what it promises. */
  ok: boolean;
};

/** A whole judging: its tests and its last event. Rejects for our own failure, and the author's validator's. */
export async function judgeWhole(
  judging: JudgePackage,
  source: string,
  tools: Tools,
  lane: Lane,
): Promise<{ finished: Finished; tests: TestOutcome[] }> {
  const tests: TestOutcome[] = [];
  for await (const event of judge({ kind: 'judge', load: () => Promise.resolve(judging) }, source, tools, lane)) {
    if (event.type === 'test') tests.push(event.test);
    if (event.type === 'finished') return { finished: event, tests };
  }
  throw new Error('the judge ended without a verdict');
}

/** A submission that is an answer itself is built by nothing. */
export const noTools: Tools = { version: '', build: () => ({ files: [], compile: [], run: () => [] }) };

const figuresOf = ({ runtime_ms, memory_kb }: Finished) => ({ time_ms: runtime_ms, memory_kb });

const inWords = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Judges a packaged submission by `judging`. Never rejects: what goes wrong with a validator, or with us, is a Judge Error. */
export async function judgePackaged(
  judging: JudgePackage,
  submission: PackagedSubmission,
  languages: Languages,
  lane: Lane,
): Promise<Row> {
  const { file, program } = submission;
  const row = {
    package: judging.name,
    file,
    expected: promiseInWords(submission),
    language: reportedLanguage(program.language),
  };
  const unjudged = { ...row, time_ms: null, memory_kb: null, ok: false };
  let tools = noTools;
  if (!judging.submit_answer)
    try {
      tools = await programTools(program, languages);
    } catch (error) {
      return { ...unjudged, verdict: null, message: inWords(error) };
    }
  try {
    const source = program.files[0]?.text ?? '';
    const { finished } = await judgeWhole(judging, source, tools, lane);
    const broken = whyBroken(submission, finished);
    if (broken !== null && needsAllTests(submission, finished)) {
      const { finished: whole, tests } = await judgeWhole(withAllTests(judging), source, tools, lane);
      return { ...row, ...figuresOf(whole), ...judgedByAll(submission, finished, tests) };
    }
    const verdict = verdictByFormat(finished);
    return { ...row, ...figuresOf(finished), verdict, message: broken ?? finished.message, ok: broken === null };
  } catch (error) {
    return { ...unjudged, verdict: 'Judge Error', message: inWords(error) };
  }
}
