import type { Entry } from './agent-frames.ts';
import type { RunPlan } from './run-plan.ts';

/** Builds of different programs that a workspace remembers. */
const REMEMBERED = 8;

type Facts = Map<string, string>;
type Build<Result> = { before: Facts; made: Facts; result: Result };

/** Changes whenever a file is written, and cannot be set back: a program may set the time of a change, but not that of setting it. */
const factsOf = (entries: Entry[]): Facts =>
  new Map(
    entries
      .filter(({ kind }) => kind === 'f')
      .map(({ path, bytes, modified, changed, inode }) => [
        path.toString('latin1'),
        [bytes, modified, changed, inode].join(),
      ]),
  );

const keyOf = ({ compile, env }: RunPlan): string => JSON.stringify([compile, Object.entries(env).toSorted()]);

/**
 * What compilers have left in this box. A line is not compiled again while every file that was there before, and every one
 * that came of it, is as it was: the terminal may have changed them, so the box is asked and nobody else.
 */
export function createBuilds<Result>() {
  const builds = new Map<string, Build<Result>>();
  return {
    /** The result of the same build; null where it has to be made. */
    known(plan: RunPlan, entries: Entry[]): Result | null {
      const build = builds.get(keyOf(plan));
      if (!build) return null;
      const now = factsOf(entries);
      const holds = [...build.before, ...build.made].every(([path, facts]) => now.get(path) === facts);
      return holds ? build.result : null;
    },
    keep(plan: RunPlan, before: Entry[], after: Entry[], result: Result): void {
      const was = factsOf(before);
      const made = new Map([...factsOf(after)].filter(([path, facts]) => was.get(path) !== facts));
      for (const path of made.keys()) was.delete(path);
      builds.delete(keyOf(plan));
      builds.set(keyOf(plan), { before: was, made, result });
      if (builds.size > REMEMBERED) builds.delete(builds.keys().next().value!);
    },
    /** Whether a compiler has left this file. */
    isMade: (path: Buffer): boolean => [...builds.values()].some(({ made }) => made.has(path.toString('latin1'))),
  };
}
