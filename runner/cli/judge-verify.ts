import { parseArgs } from 'node:util';
import type { ImportedProblem } from '@devorbit/content-reader/packages/imported-problem.ts';
import { languageOfFile } from '@devorbit/content-reader/packages/program-language.ts';
import { type AuthoredSubmission, readProblem, readSubmissions } from '@devorbit/content-reader/problem-package.ts';
import type { JudgePackage } from '@devorbit/contract/execution/judging.ts';
import type { Languages } from '../languages/detect.ts';
import { inPool } from '../packages/pool.ts';
import { reportedLanguage } from '../packages/program-tools.ts';
import { type Report, type Row, verifyImported } from '../packages/verify-imported.ts';
import { readEnv } from '../platform/env.ts';
import type { Lane } from '../sandbox/sandbox.ts';
import { Cannot, inWords } from './cannot.ts';
import { strangeFolders } from './check-package.ts';
import { packageSources, readProblems } from './package-sources.ts';
import { notesOf, rowInText } from './report-rows.ts';
import { type Judged, judgeSubmission } from './run-check.ts';
import type { withLanes } from './with-lanes.ts';

type Fault = { package: string; message: string };
type Task = { judging: JudgePackage; submission: AuthoredSubmission };
/** What there is to judge of one package: the tasks of our own format, or the problems of another. */
type Work = { path: string; tasks: Task[]; problems: ImportedProblem[]; faults: string[] };

function readOurs(path: string): Work {
  try {
    const { judging } = readProblem(path);
    const tasks = readSubmissions(path).map((submission) => ({ judging, submission }));
    const faults = strangeFolders(path).map((name) => `submissions/${name} is not named after a known verdict`);
    return { path, tasks, problems: [], faults: tasks.length === 0 ? [...faults, 'it has no submissions'] : faults };
  } catch (error) {
    return { path, tasks: [], problems: [], faults: [inWords(error)] };
  }
}

async function readOthers(path: string): Promise<Work> {
  try {
    return { path, tasks: [], problems: await readProblems(path), faults: [] };
  } catch (error) {
    return { path, tasks: [], problems: [], faults: [inWords(error)] };
  }
}

const check =
  ({ judging, submission }: Task, languages: Languages) =>
  async (lane: Lane): Promise<Row> => {
    const { folder, file, promised } = submission;
    const judged = await judgeSubmission(judging, submission, languages, lane).catch((error): Judged => {
      const language = reportedLanguage(languageOfFile(file, submission.source) ?? '.');
      return { language, verdict: 'Judge Error', message: inWords(error), time_ms: null, memory_kb: null, ok: false };
    });
    return { package: judging.name, file: `${folder}/${file}`, expected: promised, ...judged };
  };

const many = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** `judge verify DIR…`: every submission against what it promises, in the order in which they end. */
export async function verifyPackages(args: string[], lanesFor: typeof withLanes): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false } },
  });
  if (positionals.length === 0) throw new Cannot('verify needs at least one DIR');
  const sources = positionals.flatMap(packageSources);
  const works: Work[] = [];
  for (const { path, ours } of sources) works.push(ours ? readOurs(path) : await readOthers(path));
  const faults: Fault[] = [];
  const rows: Row[] = [];
  const blame = (path: string, messages: string[]): void => {
    for (const message of messages) {
      faults.push({ package: path, message });
      console.error(`judge: ${path}: ${message}`);
    }
  };
  const tell = (row: Row): void => {
    rows.push(row);
    console.log(values.json ? JSON.stringify(row) : rowInText(row));
  };
  for (const { path, faults: found } of works) blame(path, found);
  const tasks = works.flatMap((work) => work.tasks);
  const others = works.flatMap(({ path, problems }) => problems.map((problem) => ({ path, problem })));
  if (tasks.length + others.length > 0)
    await lanesFor(readEnv().lanes, async (lanes, languages) => {
      await inPool(
        lanes,
        tasks.map((task) => check(task, languages)),
        tell,
      );
      for (const { path, problem } of others) {
        const report: Report = await verifyImported(problem, lanes, languages, tell);
        blame(path, report.faults);
        for (const note of [...(problem.lacks ?? []), ...notesOf(report)])
          console.error(`judge: ${path}: note: ${note}`);
      }
    });
  const passed = rows.filter(({ ok }) => ok).length;
  const packages = works.reduce((all, { problems }) => all + Math.max(1, problems.length), 0);
  const summary = { packages, submissions: rows.length, passed, failed: rows.length - passed };
  const ok = passed === rows.length && faults.length === 0;
  if (values.json) console.log(JSON.stringify({ summary: true, ...summary, faults, ok }));
  else
    console.log(
      `${many(packages, 'package')}: ${many(passed, 'submission')} as promised, ${summary.failed} not, ${many(faults.length, 'fault')}`,
    );
  return ok ? 0 : 1;
}
