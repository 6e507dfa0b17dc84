import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  type AuthoredSubmission,
  packageNames,
  readProblem,
  readSubmissions,
} from '@devorbit/content-reader/problem-package.ts';
import type { JudgePackage } from '@devorbit/contract/judging.ts';
import { readEnv } from '../platform/env.ts';
import type { Lane } from '../sandbox/sandbox.ts';
import { Cannot, inWords } from './cannot.ts';
import { languageOf, strangeFolders } from './check-package.ts';
import { amount } from './figures.ts';
import { inPool } from './pool.ts';
import { type Judged, judgeSubmission } from './run-check.ts';
import { withLanes } from './with-lanes.ts';

/** One line of the report. */
type Row = { package: string; file: string; expected: string } & Judged;
type Fault = { package: string; message: string };
type Task = { judging: JudgePackage; submission: AuthoredSubmission };

const isPackage = (dir: string): boolean => existsSync(join(dir, 'problem.yaml'));

/** The packages that the folders name: each is one, or holds some. Throws Cannot. */
function packagesOf(dirs: string[]): string[] {
  if (dirs.length === 0) throw new Cannot('verify takes at least one DIR');
  return dirs.flatMap((dir) => {
    if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory()) throw new Cannot(`there is no folder ${dir}`);
    if (isPackage(dir)) return [resolve(dir)];
    const found = packageNames(dir)
      .map((name) => resolve(dir, name))
      .filter(isPackage);
    if (found.length === 0) throw new Cannot(`${dir} is no package and holds none: there is no problem.yaml`);
    return found;
  });
}

function readTasks(dir: string): { tasks: Task[]; faults: string[] } {
  try {
    const { judging } = readProblem(dir);
    const tasks = readSubmissions(dir).map((submission) => ({ judging, submission }));
    const faults = strangeFolders(dir).map((name) => `submissions/${name} promises no verdict we know`);
    return { tasks, faults: tasks.length === 0 ? [...faults, 'it has no submission'] : faults };
  } catch (error) {
    return { tasks: [], faults: [inWords(error)] };
  }
}

const check =
  ({ judging, submission }: Task, languages: Parameters<typeof judgeSubmission>[2]) =>
  async (lane: Lane): Promise<Row> => {
    const { folder, file, promised } = submission;
    const judged = await judgeSubmission(judging, submission, languages, lane).catch((error): Judged => {
      const language = languageOf(file) ?? null;
      return { language, verdict: 'Judge Error', message: inWords(error), time_ms: null, memory_kb: null, ok: false };
    });
    return { package: judging.name, file: `${folder}/${file}`, expected: promised, ...judged };
  };

function inText({ ok, file, language, expected, verdict, message, time_ms, memory_kb, ...row }: Row): string {
  const figures = time_ms === null || memory_kb === null ? ' '.repeat(17) : amount({ time_ms, memory_kb });
  const found = ok ? verdict : `${verdict ?? 'not judged'}, expected ${expected}: ${message}`;
  return `${ok ? 'ok  ' : 'FAIL'} ${row.package.padEnd(24)} ${file.padEnd(40)} ${(language ?? '?').padEnd(10)} ${figures}  ${found}`;
}

/** `judge verify DIR…`: every submission against its folder's verdict, in the order in which they end. */
export async function verifyPackages(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false } },
  });
  const dirs = packagesOf(positionals);
  const read = dirs.map((dir) => ({ dir, ...readTasks(dir) }));
  const faults: Fault[] = read.flatMap(({ dir, faults: found }) => found.map((message) => ({ package: dir, message })));
  const tasks = read.flatMap((each) => each.tasks);
  const rows: Row[] = [];
  for (const fault of faults) console.error(`judge: ${fault.package}: ${fault.message}`);
  if (tasks.length > 0)
    await withLanes(readEnv().lanes, async (lanes, languages) => {
      const work = tasks.map((task) => check(task, languages));
      await inPool(lanes, work, (row) => {
        rows.push(row);
        console.log(values.json ? JSON.stringify(row) : inText(row));
      });
    });
  const passed = rows.filter(({ ok }) => ok).length;
  const summary = { packages: dirs.length, submissions: rows.length, passed, failed: rows.length - passed };
  const ok = passed === rows.length && faults.length === 0;
  if (values.json) console.log(JSON.stringify({ summary: true, ...summary, faults, ok }));
  else console.log(`${dirs.length} packages, ${passed} as promised, ${summary.failed} not, ${faults.length} faults`);
  return ok ? 0 : 1;
}
