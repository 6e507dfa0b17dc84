import { bySize } from '../drafts/by-size.ts';
import type { Family, Sketch } from '../drafts/sketch.ts';
import { textScenes } from '../scenes/text-scenes.ts';

type Text = { line: string };

/** Palindromes: how many parts of a least length (Medium), or the longest that remains when signs are removed (Hard). */
export const mirrorParts: Family = {
  name: 'mirror-parts',
  tags: ['String', 'Dynamic Programming', 'Two Pointers'],
  difficulties: ['Medium', 'Hard'],
  sketch(random, difficulty): Sketch<Text> {
    const { place, intro, sign, signs } = random.pick(textScenes);
    const hard = difficulty === 'Hard';
    const least = random.int(2, 7);
    const price = random.int(2, 9);
    const even = random.pick(['', ' and an **even** length', ' and an **odd** length'] as const);
    const counts = (length: number) => length >= least && (even === '' || (length % 2 === 0) === even.includes('even'));
    const parity = even === '' ? '' : ` and length % 2 == ${even.includes('even') ? 0 : 1}`;
    const isMirror = (part: string) => part === [...part].reverse().join('');
    const parts = (line: string): number => {
      let found = 0;
      for (let centre = 0; centre < 2 * line.length; centre++)
        for (
          let [l, r] = [Math.floor(centre / 2), Math.ceil(centre / 2)];
          l >= 0 && r < line.length && line[l] === line[r];
          l--, r++
        )
          found += Number(counts(r - l + 1));
      return found;
    };
    const longest = (line: string): number => {
      let next: number[] = [];
      let row: number[] = [];
      for (let l = line.length - 1; l >= 0; l--) {
        const now: number[] = [];
        now[l] = 1;
        for (let r = l + 1; r < line.length; r++)
          now[r] =
            line[l] === line[r] ? (r === l + 1 ? 2 : (row[r - 1] ?? 0) + 2) : Math.max(row[r] ?? 0, now[r - 1] ?? 0);
        [next, row] = [row, now];
      }
      return row[line.length - 1] ?? next.length;
    };
    return {
      title: hard
        ? `Mirror for ${price} Each ${place}`
        : `Mirrors of ${least} or More${even === '' ? '' : even.includes('even') ? ', Even,' : ', Odd,'} ${place}`,
      statement: `${intro} A row of ${signs} is a **mirror** when it reads the same from both ends; one ${sign} alone is a mirror, too.

${
  hard
    ? `Some ${signs} may be taken out, wherever they are, so that the rest, in its old order, is a mirror. Each ${sign} that is taken out costs **${price}**. Return the smallest possible cost.`
    : `Return how many stretches of neighbouring ${signs} are mirrors with **at least ${least}** ${signs}${even}. Stretches that begin or end at different places are different.`
}`,
      params: { line: 'string' },
      returns: 'int',
      constraints: [`1 ≤ line.length ≤ ${hard ? 350 : 700}`, 'line consists of lowercase letters'],
      answer: ({ line }) => (hard ? (line.length - longest(line)) * price : parts(line)),
      explain({ line }, answer) {
        if (hard)
          return `${Number(answer) / price} must be taken out, for ${price} each; a mirror of ${longest(line)} remains.`;
        const found = [...line].flatMap((_, from) =>
          [...line].flatMap((__, to) => {
            const part = line.slice(from, to + 1);
            return counts(part.length) && isMirror(part) ? [part] : [];
          }),
        );
        return found.length === 0 ? 'There is none.' : `They are ${found.join(', ')}.`;
      },
      python: hard
        ? `
n = len(line)
after = [0] * n
for left in range(n - 1, -1, -1):
    now = [0] * n
    for right in range(left + 1, n):
        if line[left] == line[right]:
            now[right] = after[right - 1] if right - left > 1 else 0
        else:
            now[right] = min(after[right], now[right - 1]) + ${price}
    after = now
return after[n - 1]`
        : `
found = 0
for centre in range(2 * len(line) - 1):
    left = centre // 2
    right = left + centre % 2
    while left >= 0 and right < len(line) and line[left] == line[right]:
        length = right - left + 1
        if length >= ${least}${parity}:
            found += 1
        left -= 1
        right += 1
return found`,
      cpp: hard
        ? `
string back(line.rbegin(), line.rend());
int n = line.size();
vector<vector<int>> common(n + 1, vector<int>(n + 1, 0));
for (int i = 0; i < n; i++)
  for (int j = 0; j < n; j++)
    common[i + 1][j + 1] = line[i] == back[j] ? common[i][j] + 1 : max(common[i][j + 1], common[i + 1][j]);
return (n - common[n][n]) * ${price};`
        : `
int n = line.size(), found = 0;
vector<vector<char>> mirror(n, vector<char>(n, 0));
for (int l = n - 1; l >= 0; l--)
  for (int r = l; r < n; r++) {
    mirror[l][r] = line[l] == line[r] && (r - l < 2 || mirror[l + 1][r - 1]);
    int length = r - l + 1;
    if (mirror[l][r] && length >= ${least}${even === '' ? '' : ` && length % 2 == ${even.includes('even') ? 0 : 1}`}) found++;
  }
return found;`,
      brute: hard
        ? `
n = len(line)
best = n
for mask in range(1, 1 << n):
    rest = [line[i] for i in range(n) if mask >> i & 1]
    if rest == rest[::-1]:
        best = min(best, n - len(rest))
return best * ${price}`
        : `
found = 0
for start in range(len(line)):
    for end in range(start + 1, len(line) + 1):
        part = line[start:end]
        length = len(part)
        if part == part[::-1] and length >= ${least}${parity}:
            found += 1
return found`,
      input(draw, size) {
        const length = draw.int(
          ...bySize<[number, number]>(size, [6, 10], [1, 10], [40, 120], hard ? [300, 350] : [600, 700]),
        );
        const alphabet = 'abcd'.slice(0, draw.int(2, 4));
        let line = draw.letters(2, alphabet);
        while (line.length < length)
          line += draw.chance(0.3) ? [...line.slice(-draw.int(1, 9))].reverse().join('') : draw.letters(1, alphabet);
        return { line: line.slice(0, length) };
      },
      edges: [{ line: 'a' }, { line: 'aaaaaaaaaa' }, { line: 'abcdefg' }, { line: 'abcdedcba' }],
      hints: [
        hard
          ? 'If both ends are equal, they can stay. If not, one of them must go.'
          : 'Every mirror has a middle: one sign, or the gap between two.',
        hard
          ? 'What is left between the two ends is a smaller problem of the same kind.'
          : 'From a middle, grow to both sides as long as both ends are equal.',
        hard
          ? 'Fill a table for all pairs of ends, the shorter stretches first.'
          : 'For each middle count the lengths that fit, until the ends differ.',
      ],
      editorial: hard
        ? 'cost(l, r) is cost(l + 1, r - 1) when both ends are equal, else the price plus the smaller of cost(l + 1, r) and cost(l, r - 1). O(n²). Or: the longest common subsequence of the line and its reverse is what can stay.'
        : 'Each of the 2n - 1 middles grows as long as both ends agree; every step is one mirror. O(n²) at the worst.',
    };
  },
};
