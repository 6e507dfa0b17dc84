import { NAME_CHARS } from '@devorbit/contract/practice/authoring-limits.ts';

/** `prefix-1`, or the first number after it that is not taken; as long as a test's name may be. */
export function freeName(prefix: string, taken: ReadonlySet<string>): string {
  const stem = (prefix.trim() || 'test').slice(0, NAME_CHARS - 5);
  for (let number = 1; ; number++) {
    const name = `${stem}-${number}`;
    if (!taken.has(name)) return name;
  }
}
