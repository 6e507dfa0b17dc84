import { languageOfFile } from '@devorbit/content-reader/packages/program-language.ts';
import type { AuthoredSubmission } from '@devorbit/content-reader/problem-package.ts';
import type { JudgeEvent, JudgePackage, Verdict } from '@devorbit/contract/execution/judging.ts';
import { judge } from '../judging/flow.ts';
import { BOX_ENV, runLimits } from '../languages/box.ts';
import type { Languages } from '../languages/detect.ts';
import type { Tools } from '../languages/language.ts';
import { programTools, reportedLanguage } from '../packages/program-tools.ts';
import type { Lane } from '../sandbox/sandbox.ts';
import { inWords } from './cannot.ts';

/** One row of the report. */
export type Checked = {
  problem: string;
  what: string;
  ok: boolean;
  found: string;
  slowest_ms?: number;
  memory_kb?: number;
};

type Finished = Extract<JudgeEvent, { type: 'finished' }>;

async function verdictOf(judging: JudgePackage, source: string, tools: Tools, lane: Lane): Promise<Finished> {
  for await (const event of judge({ kind: 'judge', load: () => Promise.resolve(judging) }, source, tools, lane)) {
    if (event.type === 'finished') return event;
  }
  throw new Error('the judge ended without a verdict');
}

/** What became of an author's submission. */
export type Judged = {
  language: string | null;
  /** Null where it could not be judged; `message` says why. */
  verdict: Verdict | null;
  message: string;
  time_ms: number | null;
  memory_kb: number | null;
  /** It got what its folder promises; an accepted one passed every test. */
  ok: boolean;
};

export async function judgeSubmission(
  judging: JudgePackage,
  { file, promised, source }: AuthoredSubmission,
  languages: Languages,
  lane: Lane,
): Promise<Judged> {
  const program = { language: languageOfFile(file, source) ?? '.', files: [{ name: file, text: source }] };
  const language = reportedLanguage(program.language);
  let tools: Tools;
  try {
    tools = await programTools(program, languages);
  } catch (error) {
    return { language, verdict: null, message: inWords(error), time_ms: null, memory_kb: null, ok: false };
  }
  const found = await verdictOf(judging, source, tools, lane);
  const { verdict, message, passed, total, runtime_ms, memory_kb } = found;
  const ok = verdict === promised && (promised !== 'Accepted' || passed === total);
  return { language, verdict, message, time_ms: runtime_ms, memory_kb, ok };
}

/** A submission as a row of the content report. */
export async function checkSubmission(
  judging: JudgePackage,
  submission: AuthoredSubmission,
  languages: Languages,
  lane: Lane,
): Promise<Checked> {
  const judged = await judgeSubmission(judging, submission, languages, lane);
  const { verdict, message, ok, time_ms, memory_kb } = judged;
  const row = { problem: judging.name, what: `${submission.folder}/${submission.file}`, ok };
  if (verdict === null) return { ...row, found: message };
  return {
    ...row,
    found: ok ? verdict : `${verdict}, not ${submission.promised}: ${message}`,
    ...(time_ms === null ? {} : { slowest_ms: time_ms }),
    ...(memory_kb === null ? {} : { memory_kb }),
  };
}

/** Exit code of an input validator that finds the input valid (package format). */
const VALID = 42;
const VALIDATION_LIMITS = runLimits({ time_ms: 20_000, memory_kb: 1024 * 1024 });

/** Runs an input validator on every test of the package. */
export async function checkInputs(
  judging: JudgePackage,
  validator: { file: string; source: Buffer },
  lane: Lane,
): Promise<Checked> {
  const row = { problem: judging.name, what: `input_validators/${validator.file}` };
  for (const { name, input } of judging.tests) {
    const { end, stderr } = await lane.run({
      argv: ['/usr/bin/python3', validator.file],
      env: BOX_ENV,
      stdin: Buffer.from(input),
      box: 'fresh',
      files: [{ name: validator.file, bytes: validator.source }],
      keep: false,
      limits: VALIDATION_LIMITS,
    });
    if (end.by !== 'exit' || end.code !== VALID)
      return { ...row, ok: false, found: `${name} is not valid: ${stderr.toString().trim().slice(-200)}` };
  }
  return { ...row, ok: true, found: `${judging.tests.length} inputs valid` };
}
