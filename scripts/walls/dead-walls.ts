type Side = { path?: string; pathNot?: string };
/** A rule of dependency-cruiser. */
export type Wall = { name: string; from: Side; to: Side };

/** Alternatives of a pattern: `a/(b|c)/` is `a/(b)/` and `a/(c)/`, and `a|b` is both. Groups within groups stay whole. */
function alternatives(pattern: string): string[] {
  const group = /\((?!\?)([^()]*\|[^()]*)\)/.exec(pattern);
  if (group) {
    const [whole, inner = ''] = group;
    return inner.split('|').flatMap((one) => alternatives(pattern.replace(whole, () => `(?:${one})`)));
  }
  return /\([^()]*\|/.test(pattern) ? [pattern] : pattern.split('|');
}

/**
 * Walls that cannot fire, or that make way for what is not there: a line for each part of a pattern that none of the files
 * has, such as a folder that was moved. Patterns with `$1` are judged by the rest of their wall.
 */
export function deadWalls(walls: readonly Wall[], files: readonly string[]): string[] {
  const dead = walls.flatMap(({ name, from, to }) =>
    [from.path, from.pathNot, to.path, to.pathNot]
      .filter((pattern): pattern is string => pattern !== undefined && !pattern.includes('$1'))
      .flatMap(alternatives)
      .filter((part) => !files.some((file) => new RegExp(part).test(file)))
      .map((part) => `nothing stands where the wall ${name} looks: ${part}`),
  );
  return [...new Set(dead)];
}
