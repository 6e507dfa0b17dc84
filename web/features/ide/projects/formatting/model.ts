import { diff } from '@codemirror/merge';
import type { ChangeSpec } from '@codemirror/state';
import type { FormatReply } from '../../../../ui/formatter/requests.ts';

/** A change has at most so many places; what changes more is written in larger pieces. */
const MOST_CHANGES = 5_000;
/** What makes the search for the smallest change end on texts that have little in common. */
const SEARCH = { scanLimit: 2_000, timeout: 1_000 };

type Piece = { from: number; to: number; insert: string };

/** What makes one text out of another and touches as little as possible, so that cursors and marks stay where they are. */
export function changesBetween(before: string, after: string): readonly ChangeSpec[] {
  let pieces: Piece[] = diff(before, after, SEARCH).map(({ fromA, toA, fromB, toB }) => ({
    from: fromA,
    to: toA,
    insert: after.slice(fromB, toB),
  }));
  for (let gap = 8; pieces.length > MOST_CHANGES; gap *= 4) pieces = joined(pieces, before, gap);
  return pieces;
}

function joined(pieces: readonly Piece[], before: string, gap: number): Piece[] {
  const all: Piece[] = [];
  for (const piece of pieces) {
    const last = all.at(-1);
    if (!last || piece.from - last.to > gap) all.push({ ...piece });
    else {
      last.insert += before.slice(last.to, piece.from) + piece.insert;
      last.to = piece.to;
    }
  }
  return all;
}

/** What is said where a text could not be formatted as it is. */
export const faultText = (name: string, { line }: Extract<FormatReply, { fault: string }>): string =>
  line === null
    ? `${name} has a syntax error, so it wasn’t formatted.`
    : `${name} has a syntax error in line ${line}, so it wasn’t formatted.`;
