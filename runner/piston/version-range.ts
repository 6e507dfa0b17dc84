import { coerce, satisfies } from 'semver';

/** Longest range that is looked at, in characters. */
const LONGEST = 256;

/**
 * Whether a version (of any number of parts; three count) is within a SemVer range: `3.10.0`, `3`, `3.x`, `^3.1`, `~3.1`,
 * `>=3 <4`, `1.2 - 1.4`, `3 || 4`, `*`; `latest` takes any.
 */
export function isInRange(version: string, range: string): boolean {
  const wanted = range.trim();
  if (wanted === version || wanted === 'latest') return true;
  // Versions of languages have zeros in front: OCaml 4.08.1.
  const known = coerce(version, { loose: true });
  return known !== null && wanted.length <= LONGEST && satisfies(known, wanted, { loose: true });
}
