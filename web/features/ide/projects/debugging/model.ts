import type { Breakpoint, Placed, Stop, Variable } from '@devorbit/contract/execution/debugging.ts';
import type { ProjectBreakpoint } from '@devorbit/contract/ide/breakpoints.ts';

type Named = { id: number; name: string };

/** What a debugger is told: breakpoints by paths, in the files that are there. */
export const breakpointsByPath = (all: readonly ProjectBreakpoint[], files: readonly Named[]): Breakpoint[] =>
  all.flatMap(({ file, line, condition, log }) => {
    const path = files.find(({ id }) => id === file)?.name;
    return path === undefined ? [] : [{ path, line, condition, log }];
  });

const isAt =
  (file: number, line: number) =>
  (one: ProjectBreakpoint): boolean =>
    one.file === file && one.line === line;

/** With one on a line that had none, or without the one that it had. */
export const toggled = (all: readonly ProjectBreakpoint[], file: number, line: number): ProjectBreakpoint[] =>
  all.some(isAt(file, line))
    ? all.filter((one) => !isAt(file, line)(one))
    : [...all, { file, line, condition: null, log: null }];

/** With this one in the place of the one on its line. */
export const withBreakpoint = (all: readonly ProjectBreakpoint[], one: ProjectBreakpoint): ProjectBreakpoint[] => [
  ...all.filter((other) => !isAt(one.file, one.line)(other)),
  one,
];

/** Those of a file on the lines where its text now has them; of two on one line, the first stays. */
export function moved(
  all: readonly ProjectBreakpoint[],
  file: number,
  lines: ReadonlyMap<number, number>,
): ProjectBreakpoint[] {
  const taken = new Set<string>();
  return all.flatMap((one) => {
    const line = one.file === file ? (lines.get(one.line) ?? one.line) : one.line;
    const place = `${one.file}:${line}`;
    if (taken.has(place)) return [];
    taken.add(place);
    return [{ ...one, line }];
  });
}

/** In the order of their places. */
export const inOrder = (
  all: readonly ProjectBreakpoint[],
  files: readonly Named[],
): (ProjectBreakpoint & { path: string })[] =>
  all
    .flatMap((one) => {
      const path = files.find(({ id }) => id === one.file)?.name;
      return path === undefined ? [] : [{ ...one, path }];
    })
    .toSorted((one, other) => one.path.localeCompare(other.path) || one.line - other.line);

/** Whether the debugger could not put a breakpoint anywhere. */
export const isMisplaced = (placed: readonly Placed[], path: string, line: number): boolean =>
  placed.some((one) => one.path === path && one.asked === line && !one.verified);

/** What stands behind a line's end: the values of the variables that the line names. */
export function valuesOn(text: string, variables: readonly Variable[]): string {
  const words = new Set(text.match(/[\p{L}_][\p{L}\p{N}_]*/gu));
  return variables
    .filter(({ name }) => words.has(name))
    .slice(0, 4)
    .map(({ name, value }) => `${name} = ${value.length > 40 ? `${value.slice(0, 39)}…` : value}`)
    .join(', ');
}

const REASONS: Record<string, string> = {
  breakpoint: 'at a breakpoint',
  'function breakpoint': 'at a breakpoint',
  step: 'after a step',
  goto: 'after a step',
  pause: 'because you paused it',
  entry: 'at the start',
};

/** Why and where a program has stopped. */
export function stopText({ reason, text, frames }: Stop): string {
  const [top] = frames;
  const where = top ? `, line ${top.line}${top.path === null ? '' : ` of ${top.path}`}` : '';
  if (reason === 'exception')
    return `Stopped at an exception${where}${text === null || text === '' ? '' : `: ${text}`}`;
  return `Stopped ${REASONS[reason] ?? reason}${where}`;
}
