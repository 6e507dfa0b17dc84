import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { ImportedProblem } from '@devorbit/content-reader/packages/imported-problem.ts';
import { readProblem } from '@devorbit/content-reader/problem-package.ts';
import type { JudgeEvent, JudgePackage } from '@devorbit/contract/execution/judging.ts';
import { judge } from '../judging/flow.ts';
import type { Languages } from '../languages/detect.ts';
import { noTools } from '../packages/judge-submission.ts';
import { verifyImported } from '../packages/verify-imported.ts';
import type { Lane } from '../sandbox/sandbox.ts';
import { Cannot, inWords } from './cannot.ts';
import { amount } from './figures.ts';
import { packageSources, readProblems } from './package-sources.ts';
import { readProgramFiles, readSource } from './read-program.ts';
import { notesOf } from './report-rows.ts';
import { toolsFor } from './tools-for.ts';
import type { withLanes } from './with-lanes.ts';

type LoadedPackage = { judging: JudgePackage; problem: ImportedProblem | null };

/** The judging part of a package; `problem` where its time limit is still to be inferred. Throws Cannot. */
async function readJudging(dir: string): Promise<LoadedPackage> {
  if (!existsSync(dir)) throw new Cannot(`${dir} does not exist`);
  const [source, ...others] = packageSources(dir);
  if (!source || others.length > 0) throw new Cannot(`${dir} is a folder of packages, not a package`);
  try {
    if (source.ours) return { judging: readProblem(source.path).judging, problem: null };
    const [problem, ...more] = await readProblems(source.path);
    if (!problem || more.length > 0) throw new Cannot(`${dir} holds ${more.length + 1} problems, not one`);
    return { judging: problem.judging, problem: problem.timeLimit === 'inferred' ? problem : null };
  } catch (error) {
    throw new Cannot(inWords(error));
  }
}

/** The same with the time limit that the accepted submissions give. Throws Cannot where they give none. */
async function withTimeLimit(
  { judging, problem }: LoadedPackage,
  lanes: Lane[],
  languages: Languages,
): Promise<JudgePackage> {
  if (!problem) return judging;
  const accepted = problem.submissions.filter(({ promised }) => promised.join() === 'Accepted');
  const report = await verifyImported({ ...problem, submissions: accepted, inputValidators: [] }, lanes, languages);
  const [fault] = report.faults;
  if (fault !== undefined) throw new Cannot(`the package gives no time limit, and none can be inferred: ${fault}`);
  for (const note of notesOf({ ...report, problem: { ...problem, notTaken: [] } }))
    console.error(`judge: note: ${note}`);
  return report.problem.judging;
}

function inText(event: JudgeEvent): string | null {
  if (event.type === 'compiled') return event.message === '' ? null : event.message;
  if (event.type === 'finished')
    return `${event.verdict}: ${event.message}\n${event.passed} of ${event.total} passed, ${amount(event).trim()}`;
  if (event.type !== 'test') return null;
  const { index, total, name, verdict, message } = event.test;
  const line = `${`${index}/${total}`.padStart(7)}  ${name.padEnd(24)} ${verdict.padEnd(24)} ${amount(event.test)}`;
  return message === '' ? line : `${line}\n         ${message.replaceAll('\n', '\n         ')}`;
}

/** An author may know which secret test it was; the learner's event hides its name. */
const named = (event: JudgeEvent, { tests }: JudgePackage): JudgeEvent =>
  event.type === 'test'
    ? { ...event, test: { ...event.test, name: tests[event.test.index - 1]?.name ?? event.test.name } }
    : event;

/** `judge run DIR FILE…`: each test as it comes, then the verdict; with --json the judge's events, a line each. */
export async function runFile(args: string[], lanesFor: typeof withLanes): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { language: { type: 'string' }, std: { type: 'string' }, json: { type: 'boolean', default: false } },
  });
  const [dir, ...files] = positionals;
  const [file] = files;
  if (dir === undefined || file === undefined) throw new Cannot('run needs DIR and FILE');
  const loaded = await readJudging(dir);
  if (loaded.judging.submit_answer && files.length > 1) throw new Cannot('the answer to this problem must be one FILE');
  const program = loaded.judging.submit_answer ? null : await readProgramFiles(files, values.language);
  const source = program ? (program.files[0]?.text ?? '') : await readSource(file);
  return lanesFor(1, async ([lane], languages) => {
    const judging = await withTimeLimit(loaded, [lane], languages);
    const tools = program ? await toolsFor(program, languages, values.std) : noTools;
    let accepted = false;
    const task = { kind: 'judge' as const, load: () => Promise.resolve(judging) };
    for await (const event of judge(task, source, tools, lane)) {
      const text = values.json ? JSON.stringify(named(event, judging)) : inText(named(event, judging));
      if (text !== null) console.log(text);
      accepted = event.type === 'finished' && event.verdict === 'Accepted';
    }
    return accepted ? 0 : 1;
  });
}
