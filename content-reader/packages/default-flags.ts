import { PackageError } from './imported-problem.ts';

const TOLERANCES = ['float_tolerance', 'float_relative_tolerance', 'float_absolute_tolerance'];

/** Throws PackageError, naming the file, unless the words are flags of the default validator. */
export function checkDefaultFlags(given: string[], file: string): void {
  const words = given.flatMap((word) => word.split(/\s+/)).filter(Boolean);
  const seen = new Set<string>();
  for (let at = 0; at < words.length; at++) {
    const flag = words[at] ?? '';
    if (!TOLERANCES.includes(flag)) {
      if (flag !== 'case_sensitive' && flag !== 'space_change_sensitive')
        throw new PackageError(`${file}: the default validator has no flag ${flag}`);
      continue;
    }
    const value = words[++at];
    if (value === undefined || !/^\+?(\d+\.?\d*|\.\d+)([Ee][+-]?\d+)?$/.test(value))
      throw new PackageError(`${file}: ${flag} needs a number, not ${value ?? 'nothing'}`);
    if (seen.has(flag) || (seen.size > 0 && (flag === 'float_tolerance' || seen.has('float_tolerance'))))
      throw new PackageError(`${file}: a tolerance is given twice`);
    seen.add(flag);
  }
}
