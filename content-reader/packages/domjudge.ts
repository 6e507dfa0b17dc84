import { type PackageFiles, PackageError } from './imported-problem.ts';
import { below, textOf } from './package-text.ts';

export const INI = 'domjudge-problem.ini';
const TIME_LIMIT = '.timelimit';

/** Of the contest and of the installation that a problem was in. */
const left = ['probid', 'short-name', 'externalid', 'color', 'points', 'allow_submit', 'allow_judge'];
/** Programs of the installation that judge in place of the usual ones; these are the usual ones. */
const programs = new Map([
  ['special_compare', 'compare'],
  ['special_run', 'run'],
]);

/** The keys of DOMjudge's own file; empty without one. */
export function readIni(files: PackageFiles): Map<string, string> {
  const lines = files.has(INI) ? textOf(files, INI).split(/\r?\n/) : [];
  return new Map(
    lines.flatMap((line) => {
      const [, key, quoted, plain] = /^\s*([A-Za-z_-]+)\s*=\s*(?:(['"].*['"])|([^;]*))/.exec(line) ?? [];
      const value = quoted?.slice(1, -1) ?? plain?.trim();
      return key === undefined || value === undefined ? [] : [[key, value] as const];
    }),
  );
}

/** Tells what of DOMjudge's own file is left out. Throws PackageError where it names a program that the package does not bring. */
export function noteIni(files: PackageFiles, note: (sentence: string) => void): void {
  const brings = ['output_validators', 'output_validator'].some((folder) => below(files, folder).size > 0);
  for (const [key, value] of readIni(files)) {
    if (key === 'name' || key === 'timelimit' || value === '' || programs.get(key) === value) continue;
    if (programs.has(key) && brings) note(`${INI}: ${key} is left out: the package brings a validator of its own`);
    else if (programs.has(key))
      throw new PackageError(
        `${INI}: ${key} names the program ${value} of another installation, which is not in the package`,
      );
    else note(`${INI}: ${key} is ${left.includes(key) ? '' : 'not known here and is '}left out`);
  }
}

function seconds(file: string, text: string): number {
  const value = Number(text.trim());
  if (text.trim() !== '' && Number.isFinite(value) && value > 0) return value;
  throw new PackageError(`${file}: the time limit ${JSON.stringify(text.trim().slice(0, 40))} is no number of seconds`);
}

/**
 * The time limit of a package in seconds: that of problem.yaml, else of DOMjudge's files. Undefined where none is given.
 * Throws PackageError where `.timelimit` says another one than the file that goes before it, as DOMjudge does.
 */
export function givenTimeLimit(
  files: PackageFiles,
  yaml: number | undefined,
  note: (sentence: string) => void,
): number | undefined {
  const ini = readIni(files).get('timelimit');
  const given = [
    ...(yaml === undefined ? [] : [{ file: 'problem.yaml', limit: yaml }]),
    ...(ini === undefined ? [] : [{ file: INI, limit: seconds(INI, ini) }]),
    ...(files.has(TIME_LIMIT) ? [{ file: TIME_LIMIT, limit: seconds(TIME_LIMIT, textOf(files, TIME_LIMIT)) }] : []),
  ];
  const [first, ...others] = given;
  for (const { file, limit } of others) {
    if (!first || limit === first.limit) continue;
    const differ = `the time limit is ${limit} seconds in ${file} and ${first.limit} in ${first.file}`;
    if (file === TIME_LIMIT) throw new PackageError(differ);
    note(`${differ}: the latter holds`);
  }
  return first?.limit;
}
