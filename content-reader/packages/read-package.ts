import { JudgePackage } from '@devorbit/contract/execution/judging.ts';
import { parse } from 'yaml';
import { rootDotfiles } from './archive-limits.ts';
import { type Archive, withoutTopFolder } from './archive.ts';
import { INI } from './domjudge.ts';
import { isFps, readFps } from './fps.ts';
import { isHydro, readHydro } from './hydro.ts';
import { readIcpc2025 } from './icpc-2025.ts';
import { readIcpcLegacy } from './icpc-legacy.ts';
import { type ImportedProblem, type PackageFiles, PackageError } from './imported-problem.ts';
import { textOf } from './package-text.ts';
import { isPolygon, readPolygon } from './polygon.ts';
import { isQduoj, readQduoj } from './qduoj.ts';

const newer = ['2025-09', '2025-09-draft', '2023-07-draft', 'draft'];

/** The version that problem.yaml names; undefined where it is no YAML map. DOMjudge's own packages may have none. */
function versionOf(files: PackageFiles): string | undefined {
  if (!files.has('problem.yaml')) return 'legacy';
  try {
    const yaml: unknown = parse(textOf(files, 'problem.yaml'));
    if (typeof yaml !== 'object' || yaml === null) return undefined;
    return 'problem_format_version' in yaml ? String(yaml.problem_format_version) : 'legacy';
  } catch (error) {
    throw new PackageError(
      `problem.yaml is not YAML: ${error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : error}`,
      {
        cause: error,
      },
    );
  }
}

/** Whether the files are a package of the ICPC family: another one has a problem.yaml of its own. */
const isIcpc = (files: PackageFiles): boolean => {
  const hasFolders = [...files.keys()].some((path) => /^(data|submissions)\//.test(path));
  if (!files.has('problem.yaml')) return files.has(INI) && hasFolders;
  return hasFolders || /^problem_format_version\b/m.test(textOf(files, 'problem.yaml'));
};

function readIcpc(files: PackageFiles, name: string): ImportedProblem {
  const version = versionOf(files);
  if (version === 'legacy' || version === 'legacy-icpc') return readIcpcLegacy(files, name, version);
  if (version !== undefined && newer.includes(version)) return readIcpc2025(files, name);
  throw new PackageError(
    version === undefined
      ? 'problem.yaml is no map of keys to values'
      : `problem.yaml: problem_format_version ${version} is none that is read here (2025-09, 2023-07-draft, legacy, legacy-icpc)`,
  );
}

/** The format's rule for names, and what an archive's name gives. */
function packageName(given: string): { name: string; note: string[] } {
  if (/^[a-z0-9]+$/.test(given)) return { name: given, note: [] };
  const name = given.toLowerCase().replace(/[^a-z0-9]/g, '') || 'problem';
  return { name, note: [`The name ${given} is not of a–z and 0–9; it becomes ${name}`] };
}

const isValidName = (path: string): boolean =>
  path.split('/').every((name) => /^[a-zA-Z0-9_][a-zA-Z0-9_.-]*$/.test(name));

/** Reads an ICPC package as if the files with names that the format does not allow were not there. */
function readIcpcArchive({ files, name: given }: Archive): ImportedProblem {
  const { name, note } = packageName(given);
  const isTaken = (path: string): boolean => rootDotfiles.has(path) || isValidName(path);
  const strange = [...files.keys()].filter((path) => !isTaken(path));
  const problem = readIcpc(new Map([...files].filter(([path]) => isTaken(path))), name);
  const ignored = strange.map((path) => `${path} is left out: its name is not allowed in the format`);
  return { ...problem, notTaken: [...note, ...ignored, ...problem.notTaken] };
}

/** The other formats, each with the test by which it is known; they find their problems' folders themselves. */
const others: { is: (files: PackageFiles) => boolean; read: (files: PackageFiles) => ImportedProblem[] }[] = [
  { is: isPolygon, read: readPolygon },
  { is: isHydro, read: readHydro },
  { is: isQduoj, read: readQduoj },
  { is: isFps, read: readFps },
];

/** A problem whose judging part keeps the bounds of the contract. Throws PackageError where it does not. */
function checked(problem: ImportedProblem): ImportedProblem {
  const [issue] = JudgePackage.safeParse(problem.judging).error?.issues ?? [];
  if (!issue) return problem;
  throw new PackageError(`${problem.name} cannot be judged here: ${issue.path.join('.')}: ${issue.message}`);
}

/** Reads the problems of a package of any format; one of FPS, QDUOJ, Hydro or Polygon may hold several. Throws PackageError where it is of none, or wrong. */
export function readPackage(archive: Archive): ImportedProblem[] {
  const plain = withoutTopFolder(archive);
  const withNotes = (problem: ImportedProblem): ImportedProblem => ({
    ...problem,
    notTaken: [...(archive.notes ?? []), ...problem.notTaken],
  });
  if (isIcpc(plain.files)) return [withNotes(checked(readIcpcArchive(plain)))];
  for (const { is, read } of others)
    if (is(archive.files)) return read(archive.files).map((problem) => withNotes(checked(problem)));
  throw new PackageError(
    'it is a package of no known format (2025-09, legacy, legacy-icpc, Polygon, Hydro, QDUOJ or FPS): an ICPC package has a problem.yaml beside data/ and submissions/',
  );
}
