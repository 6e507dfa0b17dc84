// What tests compare with. The functions are taken before any program runs: one that replaces String.prototype.includes changes nothing here.
const { stringify } = JSON;
const { is } = Object;
const call = Function.prototype.call;
const uncurry = <T, A extends unknown[], R>(method: (this: T, ...given: A) => R): ((self: T, ...given: A) => R) =>
  call.bind(method) as never;
const textIncludes = uncurry(String.prototype.includes as (this: string, part: string) => boolean);
const listIncludes = uncurry(Array.prototype.includes as (this: readonly unknown[], item: unknown) => boolean);

const shown = (value: unknown): string =>
  typeof value === 'string' ? `“${value}”` : value === undefined ? 'undefined' : (stringify(value) ?? 'a function');

/** What a test fails with; every other error is the program’s. */
export class Unexpected extends Error {}

const matchers = {
  toBe: (value: unknown, wanted: unknown) => is(value, wanted),
  toEqual: (value: unknown, wanted: unknown) => stringify(value) === stringify(wanted),
  toContain: (value: unknown, wanted: unknown) =>
    typeof value === 'string' ? textIncludes(value, `${wanted as string}`) : listIncludes(value as unknown[], wanted),
};
const wordsOf = { toBe: 'to be', toEqual: 'to equal', toContain: 'to contain' } as const;
type Matchers = Record<keyof typeof matchers, (wanted: unknown) => void>;

/** `expect(text()).toContain('3 left')`, `.toBe`, `.toEqual`, and each after `.not`. */
export function expect(value: unknown): Matchers & { not: Matchers } {
  const make = (wantedResult: boolean): Matchers => {
    const matcher = (name: keyof typeof matchers) => (wanted: unknown) => {
      if (matchers[name](value, wanted) !== wantedResult)
        throw new Unexpected(
          `Expected ${shown(value)} ${wantedResult ? '' : 'not '}${wordsOf[name]} ${shown(wanted)}.`,
        );
    };
    return { toBe: matcher('toBe'), toEqual: matcher('toEqual'), toContain: matcher('toContain') };
  };
  return { ...make(true), not: make(false) };
}
