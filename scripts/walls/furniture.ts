import { basename } from 'node:path';

const SERVER =
  /^(feature|routes|policy|store|present|errors|emails|jobs|limits|settings|head|reportable|door)\.ts$|^.+-(routes|store)\.ts$/;
const WEB = /^(api|model|state|copy)\.ts$/;
/** What shows something, what it is shown with, and the hooks of both. */
const COMPONENT = /^[^.]+\.tsx$|^[^.]+\.module\.css$|^use-[^.]+\.ts$/;
const TEST_OR_HELPER = /\.test\.tsx?$|^_/;
const KEBAB = /^_?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)*$/;
const SAYS_NOTHING = /^(utils?|helpers?|common|misc|shared|services?)(\.|$)/;

/** `submit-solution.ts` exports `submitSolution`. */
const named = (file: string): string =>
  basename(file, '.ts').replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** What a module gives to others, types aside. */
const exportsOf = (source: string): string[] =>
  [
    ...source.matchAll(/^export (?!type |interface )(?:async )?(?:(?:function\*?|const|let|class|enum) )?(\S[\w$]*)/gm),
  ].map(([, name = '']) => name);

function isFurniture(room: string, folders: string[], file: string): boolean {
  const [inner] = folders.slice(-1);
  if (TEST_OR_HELPER.test(file)) return true;
  if (room === 'server') return inner === 'commands' ? file.endsWith('.ts') : SERVER.test(file);
  return inner === 'components' ? COMPONENT.test(file) : WEB.test(file);
}

type House = {
  /** Paths from the root of the repository. */
  files: readonly string[];
  read: (file: string) => string;
  /** Files that are something else; each is to be needed. */
  exceptions: readonly string[];
  /** How many of them there are. */
  most: number;
};

/** What stands in a feature's room and is none of its furniture (CONTRIBUTING, 'Where things go'), a line for each fault. */
export function furnitureFaults({ files, read, exceptions, most }: House): string[] {
  const faults: string[] = [];
  const needed = new Set<string>();
  const strange = (file: string, why: string) => {
    if (exceptions.includes(file)) needed.add(file);
    else faults.push(`${why}: ${file}`);
  };
  for (const path of files) {
    const [room = '', top, , , ...below] = path.split('/');
    if (top !== 'features' || (room !== 'server' && room !== 'web') || below.length === 0) continue;
    const words = path.split('/').slice(2);
    for (const word of words) {
      if (!KEBAB.test(word)) faults.push(`names are written in kebab-case: ${path}`);
      if (SAYS_NOTHING.test(word)) faults.push(`a name says what is inside: ${path}`);
    }
    const folders = below.slice(0, -1);
    const [file = ''] = below.slice(-1);
    if (!isFurniture(room, folders, file)) strange(path, 'no furniture of a feature');
    else if (room === 'server' && folders.at(-1) === 'commands' && !TEST_OR_HELPER.test(file)) {
      const given = exportsOf(read(path));
      if (given.length !== 1 || given[0] !== named(path))
        strange(path, `a command exports ${named(path)} and nothing else`);
    }
  }
  for (const file of exceptions)
    if (!needed.has(file)) faults.push(`it needs no exception any more, take it off the list: ${file}`);
  if (exceptions.length > most)
    faults.push(`the list of exceptions only shrinks: it has ${exceptions.length}, and ${most} are let stand`);
  if (exceptions.length < most)
    faults.push(
      `there are only ${exceptions.length} exceptions: lower MOST_EXCEPTIONS from ${most}, so that none comes again`,
    );
  return faults;
}
