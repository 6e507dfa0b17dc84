import type { AuthoredSubmission } from '@devorbit/content-reader/problem-package.ts';
import type { JudgeEvent, JudgePackage } from '@devorbit/contract/judging.ts';
import { judge } from '../judging/flow.ts';
import { BOX_ENV, runLimits } from '../languages/box.ts';
import type { Languages } from '../languages/detect.ts';
import type { Lane } from '../sandbox/sandbox.ts';
import { languageOf } from './check-package.ts';

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

async function verdictOf(
  judging: JudgePackage,
  source: string,
  tools: Parameters<typeof judge>[2],
  lane: Lane,
): Promise<Finished> {
  for await (const event of judge({ kind: 'judge', load: () => Promise.resolve(judging) }, source, tools, lane)) {
    if (event.type === 'finished') return event;
  }
  throw new Error('the judge ended without a verdict');
}

/** Judges an author's submission: it must get what its folder promises, and an accepted one must pass every test. */
export async function checkSubmission(
  judging: JudgePackage,
  { folder, file, promised, source }: AuthoredSubmission,
  languages: Languages,
  lane: Lane,
): Promise<Checked> {
  const row = { problem: judging.name, what: `${folder}/${file}` };
  const id = languageOf(file);
  const language = id && languages[id];
  if (!language?.ready) return { ...row, ok: false, found: language?.reason ?? 'no language of ours' };
  const { verdict, message, passed, total, runtime_ms, memory_kb } = await verdictOf(
    judging,
    source,
    language.tools,
    lane,
  );
  const ok = verdict === promised && (promised !== 'Accepted' || passed === total);
  return {
    ...row,
    ok,
    found: ok ? verdict : `${verdict}, not ${promised}: ${message}`,
    slowest_ms: runtime_ms,
    memory_kb,
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
