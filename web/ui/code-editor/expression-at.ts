const NAME = String.raw`[\p{L}_$][\p{L}\p{N}_$]*`;
const LEADS = String.raw`(?:\?\.|\.|->|::)`;
const INDEX = String.raw`\[(?:-?\d+|'[^'\\\]]*'|"[^"\\\]]*"|${NAME}(?:${LEADS}${NAME})*)\]`;
const MEMBER = `${LEADS}(?:#?${NAME}|\\d+)`;
/** A name with the members and elements that follow it. */
const CHAIN = new RegExp(String.raw`(?<![\p{L}\p{N}_$])${NAME}(?:${INDEX}|${MEMBER})*`, 'gu');
const PART = new RegExp(`${INDEX}|${MEMBER}`, 'gu');
/** What a name behind it belongs to is more than names, such as what a function answers; dots in a row lead nowhere. */
const BELONGS = /(?:(?<!\.)\.|->|::)\s*$/;
const CALLED = /^\s*\(/;

/**
 * The name at a place of a line with all that leads to it, such as `a.b[i].c`, counted from 0; null where there is
 * none. It computes nothing: names that are called, and members of what is computed, are none.
 */
export function expressionAt(line: string, column: number): { from: number; to: number } | null {
  for (const { index: from, 0: chain } of line.matchAll(CHAIN)) {
    if (column < from || column >= from + chain.length) continue;
    if (BELONGS.test(line.slice(0, from))) return null;
    let to = from + (new RegExp(NAME, 'u').exec(chain)?.[0].length ?? 0);
    for (const { index, 0: part } of chain.matchAll(PART)) {
      if (column < to) break;
      const start = from + index;
      const inside = part.startsWith('[') ? expressionAt(part.slice(1, -1), column - start - 1) : null;
      if (inside && column < start + part.length) return { from: start + 1 + inside.from, to: start + 1 + inside.to };
      to = start + part.length;
    }
    return CALLED.test(line.slice(to)) ? null : { from, to };
  }
  return null;
}
