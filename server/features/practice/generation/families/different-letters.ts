import { bySize } from '../drafts/by-size.ts';
import type { Family, Sketch } from '../drafts/sketch.ts';
import { textScenes } from '../scenes/text-scenes.ts';

type Text = { line: string };

/** Stretches of a fixed length with a number of different letters (Easy), or the longest with at most so many (Medium). */
export const differentLetters: Family = {
  name: 'different-letters',
  tags: ['String', 'Sliding Window', 'Hash Table'],
  difficulties: ['Easy', 'Medium'],
  sketch(random, difficulty): Sketch<Text> {
    const { place, intro, sign, signs } = random.pick(textScenes);
    const easy = difficulty === 'Easy';
    const length = random.int(3, 6);
    const kinds = easy ? random.int(2, length - 1) : random.int(2, 5);
    const most = random.chance(0.5);
    const compare = easy ? (most ? '<=' : '>=') : '<=';
    const alphabet = 'abcdefgh'.slice(0, kinds + 3);
    const fixed = (line: string) =>
      Array.from({ length: Math.max(0, line.length - length + 1) }, (_, at) => line.slice(at, at + length));
    const fits = (part: string) => (compare === '<=' ? new Set(part).size <= kinds : new Set(part).size >= kinds);
    const longest = (line: string): string => {
      const counts = new Map<string, number>();
      let [from, best] = [0, ''];
      for (let to = 0; to < line.length; to++) {
        const letter = line.charAt(to);
        counts.set(letter, (counts.get(letter) ?? 0) + 1);
        for (; counts.size > kinds; from++) {
          const first = line.charAt(from);
          const left = (counts.get(first) ?? 0) - 1;
          if (left === 0) counts.delete(first);
          else counts.set(first, left);
        }
        if (to - from + 1 > best.length) best = line.slice(from, to + 1);
      }
      return best;
    };
    return {
      title: easy
        ? `${length} in a Row, ${most ? 'at Most' : 'at Least'} ${kinds} Kinds ${place}`
        : `${most ? 'Longest' : 'First Longest'} with ${kinds} Kinds ${place}`,
      statement: `${intro}

${
  easy
    ? `Look at every stretch of exactly **${length}** neighbouring ${signs}. Return how many of these stretches show **at ${most ? 'most' : 'least'} ${kinds}** different kinds. Stretches may overlap.`
    : `A **stretch** is one or more neighbouring ${signs}. Among the stretches with **at most ${kinds}** different kinds find the longest. Return ${most ? `its length` : 'the stretch itself; if there are several of the same length, the one that begins first'}.`
}`,
      params: { line: 'string' },
      returns: easy || most ? 'int' : 'string',
      constraints: ['1 ≤ line.length ≤ 5,000', `line consists of the letters a to ${alphabet.at(-1)}`],
      answer: ({ line }) => (easy ? fixed(line).filter(fits).length : most ? longest(line).length : longest(line)),
      explain: ({ line }) =>
        easy
          ? `The stretches that count: ${fixed(line).filter(fits).join(', ') || 'none'}.`
          : `The longest stretch with at most ${kinds} different kinds is ${longest(line)}.`,
      python: easy
        ? `
counts = {}
kinds = 0
found = 0
for i in range(len(line)):
    counts[line[i]] = counts.get(line[i], 0) + 1
    if counts[line[i]] == 1:
        kinds += 1
    if i >= ${length}:
        counts[line[i - ${length}]] -= 1
        if counts[line[i - ${length}]] == 0:
            kinds -= 1
    if i >= ${length - 1} and kinds ${compare} ${kinds}:
        found += 1
return found`
        : `
counts = {}
start = 0
best = 0
first = 0
kinds = 0
for end in range(len(line)):
    counts[line[end]] = counts.get(line[end], 0) + 1
    if counts[line[end]] == 1:
        kinds += 1
    while kinds > ${kinds}:
        counts[line[start]] -= 1
        if counts[line[start]] == 0:
            kinds -= 1
        start += 1
    if end - start + 1 > best:
        best = end - start + 1
        first = start
return ${most ? 'best' : 'line[first:first + best]'}`,
      cpp: easy
        ? `
int found = 0;
for (size_t i = 0; i + ${length} <= line.size(); i++) {
  unsigned seen = 0;
  for (int j = 0; j < ${length}; j++) seen |= 1u << (line[i + j] - 'a');
  if (__builtin_popcount(seen) ${compare} ${kinds}) found++;
}
return found;`
        : `
int n = line.size(), start = 0, best = 0, first = 0;
map<char, int> last;
for (int end = 0; end < n; end++) {
  last[line[end]] = end;
  if (last.size() > ${kinds}) {
    auto oldest = min_element(last.begin(), last.end(), [](auto& a, auto& b) { return a.second < b.second; });
    start = oldest->second + 1;
    last.erase(oldest);
  }
  if (end - start + 1 > best) best = end - start + 1, first = start;
}
return ${most ? 'best' : 'line.substr(first, best)'};`,
      brute: easy
        ? `
return len([1 for i in range(len(line) - ${length - 1}) if len(set(line[i:i + ${length}])) ${compare} ${kinds}])`
        : `
for size in range(len(line), 0, -1):
    for start in range(len(line) - size + 1):
        if len(set(line[start:start + size])) <= ${kinds}:
            return ${most ? 'size' : 'line[start:start + size]'}`,
      input(draw, size) {
        const count = draw.int(
          ...bySize<[number, number]>(size, [length + 3, length + 6], [1, 14], [80, 250], [4500, 5000]),
        );
        const used = alphabet.slice(0, draw.int(2, alphabet.length));
        let line = '';
        while (line.length < count) line += draw.chance(0.4) ? line.slice(-2) : draw.letters(1, used);
        return { line: line.slice(0, count) };
      },
      edges: [
        { line: 'a' },
        { line: 'a'.repeat(9) },
        { line: alphabet },
        { line: `${alphabet}${[...alphabet].reverse().join('')}` },
      ],
      hints: [
        `Counting the kinds of each stretch afresh repeats most of the work.`,
        `When one ${sign} joins at the right and one leaves at the left, how does the number of kinds change?`,
        easy
          ? 'Keep a counter for each kind. A kind is gone when its counter falls to 0.'
          : 'Let the right end move on; while there are too many kinds, move the left end. Remember the longest stretch.',
      ],
      editorial: easy
        ? `A window of length ${length} slides over the line with a counter for each kind; the number of kinds changes when a counter leaves or reaches 0. O(n).`
        : 'Two ends that only move right, a counter for each kind, and the number of kinds in between. Each position enters and leaves once: O(n).',
    };
  },
};
