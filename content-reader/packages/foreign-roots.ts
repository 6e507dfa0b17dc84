import { type ImportedProblem, type PackageFiles, PackageError } from './imported-problem.ts';

/** The folders of a package's problems, the root as '', each with the files below it. */
export type Roots = ReadonlyMap<string, PackageFiles>;

/** The folders that hold a file called `marker`; where the root itself does, no other counts. */
export function rootsOf(files: PackageFiles, marker: string): Roots {
  if (files.has(marker)) return new Map([['', files]]);
  const folders = [...files.keys()]
    .filter((path) => path.endsWith(`/${marker}`))
    .map((path) => path.slice(0, -marker.length - 1))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  const roots = new Map(folders.map((folder) => [folder, new Map<string, Uint8Array>()]));
  for (const [path, bytes] of files)
    for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1))
      roots.get(path.slice(0, at))?.set(path.slice(at + 1), bytes);
  return roots;
}

/** Those of the roots that are problems. */
export const rootsWhere = (roots: Roots, isProblem: (files: PackageFiles, root: string) => boolean): Roots =>
  new Map([...roots].filter(([root, files]) => isProblem(files, root)));

/** Reads each problem; a sentence about one of several names its folder. */
export function readEach(
  roots: Roots,
  read: (files: PackageFiles, root: string) => ImportedProblem,
): ImportedProblem[] {
  const problems = [...roots].map(([root, files]) => {
    try {
      return read(files, root);
    } catch (error) {
      if (root === '' || !(error instanceof PackageError)) throw error;
      throw new PackageError(`${root}: ${error.message}`, { cause: error });
    }
  });
  return withNamesOfTheirOwn(problems);
}

/** A short name (a–z and 0–9) of what a package calls itself; `otherwise` where nothing of it can stay. */
export function shortName(given: string, otherwise: string): string {
  const name = given
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, 60);
  return name === '' ? otherwise : name;
}

/** Adds a number to a name that an earlier problem has. */
export function withNamesOfTheirOwn(problems: ImportedProblem[]): ImportedProblem[] {
  const taken = new Set<string>();
  return problems.map((problem) => {
    let name = problem.name;
    for (let count = 2; taken.has(name); count++) name = `${problem.name}${count}`;
    taken.add(name);
    return name === problem.name ? problem : { ...problem, name, judging: { ...problem.judging, name } };
  });
}
