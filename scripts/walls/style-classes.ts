import { dirname, join } from 'node:path';

type Files = {
  /** The files of the app that may import style sheets. */
  sources: readonly string[];
  /** Every `*.module.css`. */
  sheets: readonly string[];
  read: (file: string) => string;
};

const imported = /^import (\w+) from '([^']+\.module\.css)';$/gm;

/** The classes that a sheet gives names to; `:global(…)` names those of others. */
export const classesOf = (css: string): Set<string> =>
  new Set(
    [...css.replace(/\/\*[\s\S]*?\*\/|:global\([^)]*\)|\{[^{}]*\}/g, ' ').matchAll(/\.([A-Za-z_][\w-]*)/g)].map(
      ([, name = '']) => name,
    ),
  );

/** Classes that a component names and its sheet does not have, and those of a sheet that no component names. */
export function classFaults({ sources, sheets, read }: Files): string[] {
  const known = new Map(sheets.map((sheet) => [sheet, classesOf(read(sheet))]));
  const unused = new Map([...known].map(([sheet, names]) => [sheet, new Set(names)]));
  const faults: string[] = [];
  for (const file of sources) {
    const source = read(file);
    const rest = source.replace(imported, '');
    for (const [, name = '', path = ''] of source.matchAll(imported)) {
      const sheet = join(dirname(file), path);
      const names = known.get(sheet);
      if (!names) {
        faults.push(`no such style sheet: ${path} of ${file}`);
        continue;
      }
      for (const [, dot, used = ''] of rest.matchAll(new RegExp(`(?<![\\w.'"])${name}\\b(?:(\\.)(\\w+))?`, 'g')))
        if (dot === undefined)
          // Which classes are meant is decided while the page runs.
          unused.delete(sheet);
        else if (names.has(used)) unused.get(sheet)?.delete(used);
        else faults.push(`${used} is no class of ${sheet}: ${file}`);
    }
  }
  for (const [sheet, names] of unused) for (const name of names) faults.push(`no component names .${name} of ${sheet}`);
  if (sheets.length === 0) faults.push('there is no style sheet to look at');
  return [...new Set(faults)];
}
