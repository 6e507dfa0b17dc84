/** Longest range that is looked at, in characters. */
const LONGEST = 256;
const PART = /^(\^|~>?|>=|<=|>|<|=)?v?(\d+|[xX*])(?:\.(\d+|[xX*]))?(?:\.(\d+|[xX*]))?(?:[-+.][\w.+-]*)?$/;

/** The first three numbers; what is missing is 0. */
const threeOf = (numbers: number[]): number[] => [0, 1, 2].map((at) => numbers[at] ?? 0);
const isBefore = (a: number[], b: number[]): boolean => {
  const at = a.findIndex((number, index) => number !== b[index]);
  return at !== -1 && (a[at] ?? 0) < (b[at] ?? 0);
};

type Bounds = { from: number[]; /** Not included. */ to: number[] };
const NEVER = [Infinity, 0, 0];

function boundsOf(operator: string, known: number[]): Bounds {
  const least = threeOf(known);
  const after = (at: number): number[] =>
    known.length === 0 ? NEVER : threeOf([...known.slice(0, at), (known[at] ?? 0) + 1]);
  const last = known.length - 1;
  switch (operator) {
    case '>=':
      return { from: least, to: NEVER };
    case '>':
      return { from: after(last), to: NEVER };
    case '<':
      return { from: [0, 0, 0], to: least };
    case '<=':
      return { from: [0, 0, 0], to: after(last) };
    case '~':
    case '~>':
      return { from: least, to: after(Math.min(1, last)) };
    case '^': {
      const telling = known.findIndex((number) => number > 0);
      return { from: least, to: after(telling === -1 ? last : telling) };
    }
    default:
      return { from: least, to: after(last) };
  }
}

function isWithin(version: number[], part: string): boolean {
  const [, operator = '', ...written] = PART.exec(part) ?? [];
  if (written.length === 0) return false;
  const open = written.findIndex((word) => word === undefined || !/^\d+$/.test(word));
  const { from, to } = boundsOf(operator, written.slice(0, open === -1 ? 3 : open).map(Number));
  return !isBefore(version, from) && isBefore(version, to);
}

/**
 * Whether a version (of any number of parts; three count) is within a SemVer range: `3.10.0`, `3`, `3.x`, `^3.1`, `~3.1`,
 * `>=3 <4`, `1.2 - 1.4`, `3 || 4`, `*`; `latest` takes any. Pre-release tags are not compared.
 */
export function isInRange(version: string, range: string): boolean {
  const wanted = range.trim();
  if (wanted === version || wanted === 'latest') return true;
  if (wanted.length > LONGEST) return false;
  const numbers = threeOf(version.split('.').map((part) => Number.parseInt(part, 10) || 0));
  return wanted.split('||').some((choice) =>
    choice
      .replace(/(\S+)\s+-\s+(\S+)/g, '>=$1 <=$2')
      .replace(/([<>=~^])\s+/g, '$1')
      .trim()
      .split(/\s+/)
      .every((part) => part === '' || isWithin(numbers, part)),
  );
}
