import type { JudgeProgram } from '@devorbit/contract/execution/judging.ts';
import { programOf } from './foreign-language.ts';
import { type PackageFiles, PackageError } from './imported-problem.ts';
import { textOf } from './package-text.ts';

/** The contract's bound. */
const MAX_FILES = 20;
/** The judge gives its own. */
const TESTLIB = 'testlib.h';

const includesOf = (text: string): string[] =>
  [...text.matchAll(/^[ \t]*#[ \t]*include[ \t]*[<"]([^>"\n]+)[>"]/gm)].flatMap(([, name]) => name ?? []);

/**
 * A checker, interactor or validator with the headers that it includes and that `headers` (by name, with their paths)
 * has; in C++, or in C where it does not use testlib.h. Throws PackageError.
 */
export function checkerOf(
  files: PackageFiles,
  path: string,
  headers: ReadonlyMap<string, string>,
  named?: string,
): JudgeProgram {
  const main = programOf(path, textOf(files, path), named);
  if (main.language !== 'c++' && main.language !== 'c')
    throw new PackageError(`${path} is not in C++: programs of packages judge here in C++ alone`);
  const all = [...main.files];
  for (let at = 0; at < all.length; at++)
    for (const name of includesOf(all[at]?.text ?? '')) {
      const header = headers.get(name);
      if (header === undefined || name === TESTLIB || all.some((file) => file.name === name)) continue;
      all.push({ name, text: textOf(files, header) });
    }
  if (all.length > MAX_FILES) throw new PackageError(`${path} includes more than ${MAX_FILES - 1} headers`);
  return { ...main, files: all };
}
