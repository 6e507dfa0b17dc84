import type { ValidatorFlags } from './validator-flags.ts';

const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** The six white-space bytes of C's isspace. */
const isSpace = (byte: number | undefined): boolean => byte === 32 || (byte !== undefined && byte >= 9 && byte <= 13);

const folded = (byte: number | undefined): number | undefined =>
  byte !== undefined && byte >= 65 && byte <= 90 ? byte + 32 : byte;

/** Index after the run of white space, or of other bytes, that begins at `from`. */
function endOf(bytes: Uint8Array, from: number, space: boolean): number {
  let at = from;
  while (at < bytes.length && isSpace(bytes[at]) === space) at++;
  return at;
}

function sameBytes(a: Uint8Array, b: Uint8Array, caseSensitive: boolean): boolean {
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at++) {
    if (a[at] !== b[at] && (caseSensitive || folded(a[at]) !== folded(b[at]))) return false;
  }
  return true;
}

/** A token's value, null where it is not a decimal number. */
function numberOf(token: Uint8Array): number | null {
  const text = Buffer.from(token.buffer, token.byteOffset, token.byteLength).toString('latin1');
  return NUMBER.test(text) ? Number(text) : null;
}

function sameToken(answer: Uint8Array, output: Uint8Array, flags: ValidatorFlags): boolean {
  const { relativeTolerance, absoluteTolerance } = flags;
  const expected = relativeTolerance === null && absoluteTolerance === null ? null : numberOf(answer);
  if (expected === null) return sameBytes(answer, output, flags.caseSensitive);
  const got = numberOf(output);
  if (got === null) return false;
  if (got === expected) return true;
  const error = Math.abs(got - expected);
  return (
    (absoluteTolerance !== null && error <= absoluteTolerance) ||
    (relativeTolerance !== null && error <= relativeTolerance * Math.abs(expected))
  );
}

/**
 * The default validator: whether `output` is right where `answer` is. Tokens are compared one by one and their counts must match;
 * white space matters only with `spaceChangeSensitive`; case is folded in ASCII only, without `caseSensitive`;
 * with a tolerance every answer token that is a number is compared as one.
 */
export function isSameOutput(answer: Uint8Array, output: Uint8Array, flags: ValidatorFlags): boolean {
  let a = 0;
  let o = 0;
  for (;;) {
    const aToken = endOf(answer, a, true);
    const oToken = endOf(output, o, true);
    if (flags.spaceChangeSensitive && !sameBytes(answer.subarray(a, aToken), output.subarray(o, oToken), true))
      return false;
    if (aToken === answer.length || oToken === output.length)
      return aToken === answer.length && oToken === output.length;
    a = endOf(answer, aToken, false);
    o = endOf(output, oToken, false);
    if (!sameToken(answer.subarray(aToken, a), output.subarray(oToken, o), flags)) return false;
  }
}
