import { PackageError } from './imported-problem.ts';

/** Fills a path pattern in: `tests/%02d`. Throws PackageError where it is none. */
export function pathOf(pattern: string | undefined, number: number): string {
  const [whole, zero, width] = /%(0?)(\d{0,3})d/.exec(pattern ?? '') ?? [];
  if (pattern === undefined || whole === undefined)
    throw new PackageError(`problem.xml: ${pattern ?? 'nothing'} is no path pattern of tests (tests/%02d)`);
  return pattern.replace(whole, String(number).padStart(Number(width), zero === '0' ? '0' : ' '));
}
