import { parse } from 'sucrase/dist/parser/index.js';
import { TokenType as tt } from 'sucrase/dist/parser/tokenizer/types.js';

type Token = { type: number; start: number; end: number };

const opens = new Set([tt.parenL, tt.braceL, tt.bracketL, tt.dollarBraceL, tt.braceBarL]);
const closes = new Set([tt.parenR, tt.braceR, tt.bracketR, tt.braceBarR]);

/** What a loop asks before each turn; the kit defines it (`loop-guard.ts`). */
export const GUARD = '$turn()';

/** Where the bracket at `open` closes. */
function closingOf(tokens: readonly Token[], open: number): number {
  let depth = 0;
  for (let at = open; at < tokens.length; at += 1) {
    const { type } = tokens[at] as Token;
    if (opens.has(type)) depth += 1;
    if (closes.has(type)) depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

/** Semicolons of a `for` head, themselves in no other brackets. */
function semicolonsIn(tokens: readonly Token[], open: number, close: number): number[] {
  const found: number[] = [];
  let depth = 0;
  for (let at = open + 1; at < close; at += 1) {
    const { type } = tokens[at] as Token;
    if (opens.has(type)) depth += 1;
    else if (closes.has(type)) depth -= 1;
    else if (type === tt.semi && depth === 0) found.push(at);
  }
  return found;
}

/** Plain JavaScript whose `while`, `do` and three-part `for` loops ask `$turn()` before each turn. Lines stay where they are. Throws where the code cannot be read. */
export function guardLoops(code: string): string {
  const tokens: Token[] = parse(code, false, false, false).tokens;
  const inserts: { at: number; text: string }[] = [];
  const around = (start: number, end: number) => {
    const empty = code.slice(start, end).trim() === '';
    inserts.push({ at: start, text: empty ? GUARD : `${GUARD} && (` });
    if (!empty) inserts.push({ at: end, text: ')' });
  };
  for (const [at, { type }] of tokens.entries()) {
    if (type !== tt._while && type !== tt._for) continue;
    const open = at + 1;
    if (tokens[open]?.type !== tt.parenL) continue;
    const close = closingOf(tokens, open);
    const [opening, closing] = [tokens[open], tokens[close]];
    if (!opening || !closing) continue;
    if (type === tt._while) around(opening.end, closing.start);
    else {
      const [first, second] = semicolonsIn(tokens, open, close).map((place) => tokens[place] as Token);
      if (first && second) around(first.end, second.start);
    }
  }
  let out = '';
  let from = 0;
  for (const { at, text } of inserts.toSorted((one, other) => one.at - other.at)) {
    out += code.slice(from, at) + text;
    from = at;
  }
  return out + code.slice(from);
}
