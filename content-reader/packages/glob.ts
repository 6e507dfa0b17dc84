import { PackageError } from './imported-problem.ts';

/** More alternatives than any author writes. */
const MAX_ALTERNATIVES = 100;

/** The patterns that `{a,b}` stands for. Throws PackageError where they are too many. */
function alternatives(glob: string): string[] {
  let found = [''];
  for (const part of glob.split(/(\{[^{}]*\})/)) {
    const words = part.startsWith('{') ? part.slice(1, -1).split(',') : [part];
    if (found.length * words.length > MAX_ALTERNATIVES)
      throw new PackageError(`the pattern ${glob.slice(0, 100)} stands for more than ${MAX_ALTERNATIVES} others`);
    found = found.flatMap((begin) => words.map((word) => begin + word));
  }
  return found;
}

/** Whether a name matches a pattern in which `*` is any text within a name; never slow, whatever the pattern is. */
function matchesOne(pattern: string, path: string): boolean {
  let [at, from, star, mark] = [0, 0, -1, 0];
  while (from < path.length) {
    if (pattern[at] === '*') {
      star = at++;
      mark = from;
    } else if (at < pattern.length && pattern[at] === path[from]) {
      at++;
      from++;
    } else if (star >= 0 && path[mark] !== '/') {
      at = star + 1;
      from = ++mark;
    } else return false;
  }
  while (pattern[at] === '*') at++;
  return at === pattern.length;
}

/** A test of paths by a pattern of submissions.yaml: `*` within a name, and `{a,b}`. Throws PackageError. */
export function globMatcher(glob: string): (path: string) => boolean {
  const patterns = alternatives(glob);
  return (path) => patterns.some((pattern) => matchesOne(pattern, path));
}
