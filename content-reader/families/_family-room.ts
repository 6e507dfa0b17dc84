import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A family as small as one can be, by the names of its files. */
export const smallFamily: Record<string, string> = {
  'family.yaml': `
tags: [Math]
difficulties: [Easy]
scenes: numbers
values: [k]
params: { nums: 'int[]' }
returns: int
titles: ['Above the bar {{place}}', 'Large {{items}}']
constraints: ['1 ≤ nums.length ≤ 100', '0 ≤ nums[i] ≤ 99']
explain: 'There are {{answer}} of them.'
hints: ['Compare.', 'Count.', 'Both in one walk.']
words:
  are: { by: k, 1: is, else: are }
`,
  'logic.ts': `
export const logic = (random: { int(low: number, high: number): number }) => {
  const k = random.int(1, 90);
  return {
    values: { k },
    answer: ({ nums }: { nums: number[] }) => nums.filter((num) => num > k).length,
    input: (draw: { list(length: number, low: number, high: number): number[] }, size: string) => ({
      nums: draw.list(size === 'tiny' || size === 'small' ? 9 : 80, 0, 99),
    }),
    edges: [{ nums: [0] }],
  };
};
`,
  'statement.md': '{{intro}}\n\nReturn how many numbers {{are}} above **{{k}}**.\n',
  'editorial.md': 'Count them in one walk.\n',
  'solution.py': 'found = 0\nfor num in nums:\n    if num > {{k}}:\n        found += 1\nreturn found\n',
  'solution.cpp': 'return count_if(nums.begin(), nums.end(), [](int num) { return num > {{k}}; });\n',
  'brute.py': 'return len([num for num in nums if num > {{k}}])\n',
};

/** A room with scenes like `content/generation`, and in it this family; `end` removes it. */
export function familyRoom(name: string, files: Record<string, string>): { root: string; end: () => void } {
  const root = mkdtempSync(join(tmpdir(), 'families-'));
  cpSync('content/generation/scenes', join(root, 'scenes'), { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    const path = join(root, 'families', name, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return { root, end: () => rmSync(root, { recursive: true }) };
}
