import { describe, expect, it } from 'vitest';
import { highlightLines, type Piece, plainLines } from './highlight.ts';

const textOf = (lines: Piece[][]) => lines.map((pieces) => pieces.map(({ text }) => text).join('')).join('\n');

describe('highlighted code', () => {
  it('keeps every character of every line', async () => {
    const code = 'def solve(n):\n    # why\n\n    return "two\\n" * 2\r\n\n';
    const kept = 'def solve(n):\n    # why\n\n    return "two\\n" * 2';
    expect(textOf(plainLines(code))).toBe(kept);
    expect(textOf(await highlightLines(code, 'python'))).toBe(kept);
  });

  it.each([
    ['python', 'return 7', 'return'],
    ['javascript', 'const n = 7', 'const'],
    ['java', 'public class Main { int n = 7; }', 'public'],
    ['cpp', 'while (n < 7) {}', 'while'],
  ] as const)('knows keywords and numbers of %s', async (language, code, keyword) => {
    const pieces = (await highlightLines(code, language)).flat();
    expect(pieces.find(({ text }) => text === keyword)?.shade).toBe('keyword');
    expect(pieces.find(({ text }) => text === '7')?.shade).toBe('number');
  });
});
