import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { readArchive } from '@devorbit/content-reader/packages/archive.ts';
import { type ImportedProblem, PackageError } from '@devorbit/content-reader/packages/imported-problem.ts';
import { readPackage } from '@devorbit/content-reader/packages/read-package.ts';
import { Cannot } from './cannot.ts';

/**
 * A package on this machine: `ours` has our own notes beside the ICPC format and nothing that only the readers of packages
 * from elsewhere know; the others are of any format.
 */
export type PackageSource = { path: string; ours: boolean };

/** What the plain packages of ours never have: a validator or verdicts of the whole format, its other types, a program of several files. */
function isWhole(path: string): boolean {
  const folder = join(path, 'submissions');
  const promises = existsSync(folder) ? readdirSync(folder) : [];
  const isFolder = (path: string): boolean => statSync(path).isDirectory();
  const programs = promises.map((name) => join(folder, name)).filter(isFolder);
  return (
    existsSync(join(path, 'output_validator')) ||
    programs.some((path) => readdirSync(path).some((name) => isFolder(join(path, name)))) ||
    promises.some((name) => name === 'submissions.yaml' || name === 'rejected' || name === 'brute_force') ||
    /^type:/m.test(readFileSync(join(path, 'problem.yaml'), 'utf8'))
  );
}

const isArchive = (name: string): boolean => /\.(zip|kpp|xml)$/i.test(name);
/** Files by which the formats are known. */
const marks = ['problem.yaml', 'domjudge-problem.ini', 'problem.xml', 'problem.json', 'contest.xml'];
const isPackage = (dir: string): boolean => marks.some((mark) => existsSync(join(dir, mark)));

const sourceOf = (path: string): PackageSource => ({
  path: resolve(path),
  ours: existsSync(join(path, 'problem.yaml')) && existsSync(join(path, '.devorbit.yaml')) && !isWhole(path),
});

/** The packages that a path names: it is one, or a folder that holds some. Throws Cannot. */
export function packageSources(path: string): PackageSource[] {
  const entry = statSync(path, { throwIfNoEntry: false });
  if (!entry) throw new Cannot(`no such folder: ${path}`);
  if (entry.isFile()) return [sourceOf(path)];
  if (!entry.isDirectory()) throw new Cannot(`${path} is neither a file nor a folder`);
  if (isPackage(path)) return [sourceOf(path)];
  const children = readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const found = children.filter((child) =>
    child.isDirectory() ? isPackage(join(path, child.name)) : child.isFile() && isArchive(child.name),
  );
  if (found.length === 0) throw new Cannot(`${path} is not a package and holds none: there is no problem.yaml`);
  return found.map(({ name }) => sourceOf(join(path, name)));
}

/** Reads the problems of a package of any format. Throws PackageError, its sentence after the package's name. */
export async function readProblems(path: string): Promise<ImportedProblem[]> {
  try {
    return readPackage(await readArchive(resolve(path)));
  } catch (error) {
    if (error instanceof PackageError) throw new PackageError(`${basename(path)}: ${error.message}`, { cause: error });
    throw error;
  }
}
