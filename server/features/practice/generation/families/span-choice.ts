import type { Family, Sketch } from '../drafts/sketch.ts';
import { spanScenes } from '../scenes/span-scenes.ts';
import { drawSpans } from './span-crowd.ts';

type Spans = { spans: number[][] };

/** As many spans as possible with a rest between them (Medium), or with the longest time in all (Hard). */
export const spanChoice: Family = {
  name: 'span-choice',
  tags: ['Array', 'Intervals', 'Greedy', 'Sorting'],
  difficulties: ['Medium', 'Hard'],
  sketch(random, difficulty): Sketch<Spans> {
    const { place, intro, span, spans: word } = random.pick(spanScenes);
    const rest = random.int(0, 9);
    const timed = difficulty === 'Hard';
    const pause =
      rest === 0
        ? 'The next one may begin in the minute in which the last one ends.'
        : `After the end of one, **${rest}** free minute${rest === 1 ? '' : 's'} or more must pass before the next begins.`;
    const worth = ([from = 0, to = 0]: number[]) => (timed ? to - from : 1);
    const best = (spans: number[][]): number => {
      const sorted = spans.toSorted(([, a = 0], [, b = 0]) => a - b);
      const most = [0];
      for (const [at, chosen] of sorted.entries()) {
        let fits = at;
        while (fits > 0 && (sorted[fits - 1]?.[1] ?? 0) + rest > (chosen[0] ?? 0)) fits--;
        most.push(Math.max(most[at] ?? 0, (most[fits] ?? 0) + worth(chosen)));
      }
      return most.at(-1) ?? 0;
    };
    return {
      title: `${timed ? 'Longest' : 'Fullest'} Plan with ${rest} Minutes' Rest ${place}`,
      statement: `${intro} Each entry of \`spans\` is a pair \`[from, to]\` with the beginning and the end of one ${span}. Only one can take place at a time. ${pause}

Choose some of them. Return ${timed ? `the largest possible **total time**: the sum of \`to - from\` over all chosen ${word}` : `**how many** ${word} can be chosen at the most`}.`,
      params: { spans: 'int[][]' },
      returns: 'int',
      constraints: ['1 ≤ spans.length ≤ 2,000', '0 ≤ from < to ≤ 5,000'],
      answer: ({ spans }) => best(spans),
      explain: ({ spans }, answer) =>
        timed
          ? `The best choice among these ${spans.length} takes ${answer} minutes in all.`
          : `${answer} of these ${spans.length} can be chosen together, and no choice has more.`,
      python: timed
        ? `
spans.sort(key=lambda span: span[1])
ends = [span[1] for span in spans]
best = [0] * (len(spans) + 1)
for i in range(len(spans)):
    start, end = spans[i]
    low = 0
    high = i
    while low < high:
        middle = (low + high) // 2
        if ends[middle] + ${rest} <= start:
            low = middle + 1
        else:
            high = middle
    best[i + 1] = max(best[i], best[low] + end - start)
return best[len(spans)]`
        : `
spans.sort(key=lambda span: span[1])
free = 0
chosen = 0
for start, end in spans:
    if start >= free:
        chosen += 1
        free = end + ${rest}
return chosen`,
      cpp: timed
        ? `
vector<vector<pair<int, int>>> ending(5001);
for (auto& s : spans) ending[s[1]].push_back({s[0], s[1] - s[0]});
vector<int> best(5001, 0);
for (int t = 1; t <= 5000; t++) {
  best[t] = best[t - 1];
  for (auto& [start, length] : ending[t]) {
    int before = start - ${rest};
    best[t] = max(best[t], length + (before >= 0 ? best[before] : 0));
  }
}
return best[5000];`
        : `
sort(spans.rbegin(), spans.rend());
int limit = INT_MAX, chosen = 0;
for (auto& s : spans)
  if (s[1] <= limit) {
    chosen++;
    limit = s[0] - ${rest};
  }
return chosen;`,
      brute: `
best = 0
for mask in range(1 << len(spans)):
    picked = sorted(spans[i] for i in range(len(spans)) if mask >> i & 1)
    if all(picked[i][1] + ${rest} <= picked[i + 1][0] for i in range(len(picked) - 1)):
        best = max(best, ${timed ? 'sum(b - a for a, b in picked)' : 'len(picked)'})
return best`,
      input: (draw, size) => ({ spans: drawSpans(draw, size) }),
      edges: [
        { spans: [[0, 5000]] },
        {
          spans: [
            [0, 3],
            [3, 5],
            [5 + rest, 9 + rest],
          ],
        },
        {
          spans: [
            [0, 2],
            [2 + rest, 5 + rest],
            [5 + 2 * rest, 7 + 2 * rest],
          ],
        },
        {
          spans: [
            [0, 10],
            [1, 2],
            [3 + rest, 4 + rest],
          ],
        },
      ],
      hints: [
        `Sort the ${word} by their ends.`,
        timed
          ? 'Each is chosen or not. If it is chosen, which of the earlier ones may still be chosen before it?'
          : 'Which one should be first? The one that ends earliest leaves the most room for the rest.',
        timed
          ? 'Let best[i] be the answer for the first i in order of their ends; find the last one that ends early enough by binary search.'
          : 'Take each that begins late enough after the last one taken, in order of their ends.',
      ],
      editorial: timed
        ? 'Sorted by end, best[i + 1] is the larger of best[i] (leave it) and best[j] + its length (take it), where j counts those that end early enough. Binary search finds j: O(n log n).'
        : 'Greedy: the earliest end is never worse than another first choice, because it can be exchanged for it. Sort by end and take whatever fits: O(n log n).',
    };
  },
};
