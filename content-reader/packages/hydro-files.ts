import type { HydroCase, HydroSubtask } from './hydro-config.ts';
import type { PackageFiles } from './imported-problem.ts';
import { below } from './package-text.ts';

/** Where a file of the tests stands: by its path below `testdata/`, or by its name in any folder there. */
export function testFile(files: PackageFiles, name: string): string | undefined {
  if (files.has(`testdata/${name}`)) return `testdata/${name}`;
  const last = `/${name.slice(name.lastIndexOf('/') + 1)}`;
  return [...files.keys()].find((path) => path.startsWith('testdata/') && path.endsWith(last));
}

/** Names that the output of `stem` may have, by what follows the name of the input. */
const outputsOf = (stem: string): string[] =>
  ['out', 'ans', 'OUT', 'ANS']
    .flatMap((extension) => [extension, `${extension}.txt`])
    .flatMap((extension) => [`${stem}.${extension}`, `${stem.replace('input', 'output')}.${extension}`])
    .concat(stem.includes('input') ? `${stem.replace('input', 'output')}.txt` : []);

type Found = { subtask: number; isGrouped: boolean; input: string; output: string };

/** What a file's name tells: `data1-2.in` is of subtask 1, `data2.in` and `data.in2` of none. */
function pairOf(name: string, names: Set<string>): Found | undefined {
  const [, stem, , number] = /^(.*)\.(in|IN|txt|TXT|in\.txt)$/.exec(name) ?? /^(\D*)\.(in|IN)(\d+)$/.exec(name) ?? [];
  if (stem === undefined) return undefined;
  if (number !== undefined) {
    const output = ['out', 'ou', 'OUT', 'OU']
      .map((extension) => `${stem}.${extension}${number}`)
      .find((one) => names.has(one));
    return output === undefined ? undefined : { subtask: 1, isGrouped: false, input: name, output };
  }
  const place = /(?:(\d*)[-_])?\d+$/.exec(stem) ?? /^\d+[-_]/.exec(stem);
  const output = outputsOf(stem).find((one) => one !== name && names.has(one));
  if (!place || output === undefined) return undefined;
  return { subtask: Number(place[1] || 1), isGrouped: Boolean(place[1]), input: name, output };
}

const inNumberOrder = (a: HydroCase, b: HydroCase): number =>
  (a.input ?? '').localeCompare(b.input ?? '', 'en', { numeric: true });

/** Subtasks by the names of the files below `testdata/`; `listed` are those whose points are configured already. */
export function casesOfFiles(files: PackageFiles, listed: HydroSubtask[]): HydroSubtask[] {
  const names = new Set(below(files, 'testdata').keys());
  const found = [...names].flatMap((name) => pairOf(name, names) ?? []);
  const ids = [...new Set(found.map(({ subtask }) => subtask))].sort((a, b) => a - b);
  return ids.map((id) => {
    const own = found.filter(({ subtask }) => subtask === id);
    const type = own.some(({ isGrouped }) => isGrouped) ? 'min' : 'sum';
    const cases = own.map(({ input, output }): HydroCase => ({ input, output })).sort(inNumberOrder);
    return { type, ...listed.find((subtask) => subtask.id === id), id, cases };
  });
}
