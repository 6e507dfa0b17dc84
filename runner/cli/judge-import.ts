import { existsSync, statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writeFolder } from '@devorbit/content-reader/packages/archive.ts';
import { type ImportedProblem, PackageError } from '@devorbit/content-reader/packages/imported-problem.ts';
import { FoldersGrade, type Written, writeIcpc2025 } from '@devorbit/content-reader/packages/write-2025.ts';
import { writeIcpcLegacy } from '@devorbit/content-reader/packages/write-legacy.ts';
import { type Report, verifyImported, whyRefused } from '../packages/verify-imported.ts';
import { readEnv } from '../platform/env.ts';
import { Cannot } from './cannot.ts';
import { readProblems } from './package-sources.ts';
import { notesOf, rowInText } from './report-rows.ts';
import type { withLanes } from './with-lanes.ts';

/** What became of one problem of the archive. */
type Outcome = { name: string; folder: string | null; time_limit_ms: number; reasons: string[]; notes: string[] };

async function readArchiveProblems(archive: string): Promise<ImportedProblem[]> {
  try {
    return await readProblems(archive);
  } catch (error) {
    if (error instanceof PackageError) throw new Cannot(error.message);
    throw error;
  }
}

/** In format 2025-09, or in the legacy one where only that can say how the tests are graded. Throws PackageError. */
function writeProblem(problem: ImportedProblem): Written {
  try {
    return writeIcpc2025(problem);
  } catch (error) {
    if (!(error instanceof FoldersGrade)) throw error;
    const { files, notes } = writeIcpcLegacy(problem);
    return { files, notes: [`Written in the legacy format: ${error.message}`, ...notes] };
  }
}

/** Writes a verified problem below `dir`, by the time limit that it was verified with. */
async function install({ problem, ...report }: Report, dir: string): Promise<Outcome> {
  const { name, judging } = problem;
  const notes = notesOf({ problem, ...report });
  const refused = { name, folder: null, time_limit_ms: judging.limits.time_ms, notes };
  const reasons = whyRefused({ problem, ...report });
  if (reasons.length > 0) return { ...refused, reasons };
  try {
    const written = writeProblem({ ...problem, timeLimit: 'given' });
    const folder = join(dir, name);
    await mkdir(folder, { recursive: true });
    await writeFolder(written.files, folder);
    return { ...refused, folder, reasons: [], notes: [...notes, ...written.notes] };
  } catch (error) {
    if (error instanceof PackageError) return { ...refused, reasons: [error.message] };
    throw error;
  }
}

/** `judge import ARCHIVE DIR`: verifies the problems of a package and writes each that is sound to DIR/<name>, in format 2025-09 (legacy where groups stand within groups). */
export async function importPackage(args: string[], lanesFor: typeof withLanes): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false } },
  });
  const [archive, dir, ...others] = positionals;
  if (archive === undefined || dir === undefined || others.length > 0) throw new Cannot('import needs ARCHIVE and DIR');
  const problems = await readArchiveProblems(archive);
  if (statSync(dir, { throwIfNoEntry: false })?.isDirectory() === false) throw new Cannot(`${dir} is not a folder`);
  const taken = problems.find(({ name }) => existsSync(join(dir, name)));
  if (taken) throw new Cannot(`${join(dir, taken.name)} already exists`);
  const twice = problems.find(({ name }, at) => problems.findIndex((one) => one.name === name) < at);
  if (twice) throw new Cannot(`${archive} holds two problems called ${twice.name}`);
  const outcomes: Outcome[] = [];
  await lanesFor(readEnv().lanes, async (lanes, languages) => {
    for (const problem of problems) {
      const report = await verifyImported(problem, lanes, languages, (row) =>
        console.log(values.json ? JSON.stringify(row) : rowInText(row)),
      );
      outcomes.push(await install(report, resolve(dir)));
    }
  });
  for (const { name, reasons, notes } of outcomes) {
    for (const note of notes) console.error(`judge: ${name}: note: ${note}`);
    for (const reason of reasons) console.error(`judge: ${name} is refused: ${reason}`);
  }
  const ok = outcomes.every(({ folder }) => folder !== null);
  if (values.json) console.log(JSON.stringify({ summary: true, problems: outcomes, ok }));
  else
    for (const { name, folder, time_limit_ms } of outcomes)
      console.log(
        folder === null ? `${name}: refused` : `${name}: written to ${folder}, time limit ${time_limit_ms} ms`,
      );
  return ok ? 0 : 1;
}
