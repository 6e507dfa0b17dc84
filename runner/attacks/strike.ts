import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { JudgeEvent, JudgePackage, OutputValidator } from '@devorbit/contract/execution/judging.ts';
import { judge } from '../judging/flow.ts';
import type { Languages } from '../languages/detect.ts';
import type { Tools } from '../languages/language.ts';
import type { Lane, RunLimits, RunOutcome, SessionSpec } from '../sandbox/sandbox.ts';
import type { Attack } from './attacks.ts';
import { c } from './c.ts';

/** The programs are hostile: nothing may run one other than by `strike`, in a lane. */
export const programs = path.join(import.meta.dirname, 'programs');

/** A compiler that is attacked gets less than in earnest, so that a bomb is over soon. */
const compiling: Pick<RunLimits, 'cpu_ms' | 'memory_kb'> = { cpu_ms: 3000, memory_kb: 512 * 1024 };

/** What one box was asked and how it ended; of one that was talked with, the outputs are not kept. */
export type Box = { spec: SessionSpec; outcome: RunOutcome };
export type Struck = Pick<Extract<JudgeEvent, { type: 'finished' }>, 'verdict' | 'message'> & { boxes: Box[] };

/** The lane, with a note of everything that is run on it. */
const noting = (lane: Lane, boxes: Box[]): Lane => ({
  async run(given) {
    const limits = given.keep ? { ...given.limits, ...compiling } : given.limits;
    const spec = { ...given, limits };
    const outcome = await lane.run(spec);
    boxes.push({ spec, outcome });
    return outcome;
  },
  open(spec, tell) {
    const session = lane.open(spec, tell);
    const outcome = session.outcome.then((ended) => (boxes.push({ spec, outcome: ended }), ended));
    return { ...session, outcome };
  },
  partner: () => lane.partner(),
  release: () => lane.release(),
});

function toolsFor(file: string, languages: Languages): Tools {
  const kind = path.extname(file);
  if (kind === '.c') return c;
  const language = {
    '.py': languages.python,
    '.js': languages.javascript,
    '.java': languages.java,
    '.cpp': languages.cpp,
  }[kind];
  if (!language?.ready) throw new Error(language?.reason ?? `${file} is in no language`);
  return language.tools;
}

/** Accepts a line that is the output; knows it from the answer file. */
const interactor: OutputValidator = {
  protocol: 'icpc',
  program: {
    language: 'python',
    files: [
      {
        name: 'interact.py',
        text: 'import sys\nsys.exit(42 if sys.stdin.readline() == open(sys.argv[2]).read() else 43)\n',
      },
    ],
  },
};

/** Two tests alike: the second would find what the first left. */
function packageFor({ file, input = '', time_ms = 500, memory_mb = 64, interactive }: Attack): JudgePackage {
  const tests = ['1', '2'].map((name) => ({ name, sample: false, input, answer: '42\n' }));
  return {
    format: 1,
    name: file,
    limits: { time_ms, memory_kb: memory_mb * 1024 },
    validator_flags: [],
    ...(interactive ? { interactive, validator: interactor } : {}),
    tests,
  };
}

/** Judges a hostile program as any submission is judged. */
export async function strike(attack: Attack, lane: Lane, languages: Languages): Promise<Struck> {
  const source = readFileSync(path.join(programs, attack.file), 'utf8');
  const task = { kind: 'judge' as const, load: () => Promise.resolve(packageFor(attack)) };
  const boxes: Box[] = [];
  for await (const event of judge(task, source, toolsFor(attack.file, languages), noting(lane, boxes)))
    if (event.type === 'finished') return { verdict: event.verdict, message: event.message, boxes };
  throw new Error('the judge ended without a verdict');
}
