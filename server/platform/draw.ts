/**
 * An SQL expression: a number from 0 up to 1 that is always the same for the same row and purpose. `row` is an expression
 * that tells rows apart, a whole number.
 */
export const draw = (row: string, purpose: number): string =>
  `((hashint8extended((${row})::bigint, ${purpose}) & 1048575) / 1048576.0)`;
