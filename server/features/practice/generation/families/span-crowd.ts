import { bySize } from '../drafts/by-size.ts';
import type { Random } from '../drafts/random.ts';
import type { Family, Size, Sketch } from '../drafts/sketch.ts';
import { spanScenes } from '../scenes/span-scenes.ts';

type Spans = { spans: number[][] };

export const drawSpans = (draw: Random, size: Size): number[][] => {
  const count = draw.int(...bySize<[number, number]>(size, [3, 5], [1, 7], [50, 120], [1800, 2000]));
  const day = bySize(size, 20, 25, 300, 5000);
  const longest = draw.pick(bySize(size, [8], [4, 12], [6, 40], [5, 60]));
  return Array.from({ length: count }, () => {
    const from = draw.int(0, day - 1);
    return [from, Math.min(day, from + draw.int(1, longest))];
  });
};

/** Minutes with at least `k` spans at a time (Medium), or with exactly `k`. */
export const spanCrowd: Family = {
  name: 'span-crowd',
  tags: ['Array', 'Intervals', 'Sorting', 'Prefix Sum'],
  difficulties: ['Medium'],
  sketch(random): Sketch<Spans> {
    const { place, intro, spans: word } = random.pick(spanScenes);
    const k = random.int(1, 5);
    const exact = random.chance(0.5);
    const sign = exact ? '==' : '>=';
    const counts = (spans: number[][]) => {
      const change = Array.from({ length: 5002 }, () => 0);
      for (const [from = 0, to = 0] of spans) {
        change[from] = (change[from] ?? 0) + 1;
        change[to] = (change[to] ?? 0) - 1;
      }
      let now = 0;
      return change.map((step) => (now += step));
    };
    return {
      title: `${exact ? 'Exactly' : 'At Least'} ${k} at a Time ${place}`,
      statement: `${intro} Each entry of \`spans\` is a pair \`[from, to]\`: one of the ${word} begins at the start of minute \`from\` and ends just before minute \`to\`, so minute \`to\` itself does not belong to it.

Return the number of minutes during which **${exact ? 'exactly' : 'at least'} ${k}** of the ${word} ${k === 1 ? 'is' : 'are'} going on at the same time.`,
      params: { spans: 'int[][]' },
      returns: 'int',
      constraints: ['1 ≤ spans.length ≤ 2,000', '0 ≤ from < to ≤ 5,000'],
      answer: ({ spans }) => counts(spans).filter((now) => (exact ? now === k : now >= k)).length,
      explain({ spans }, answer) {
        const minutes = counts(spans).flatMap((now, at) => ((exact ? now === k : now >= k) ? [at] : []));
        return answer === '0' ? 'There is no such minute.' : `These minutes count: ${minutes.join(', ')}.`;
      },
      python: `
events = []
for start, end in spans:
    events.append((start, 1))
    events.append((end, -1))
events.sort()
total = 0
now = 0
last = 0
for time, change in events:
    if now ${sign} ${k}:
        total += time - last
    now += change
    last = time
return total`,
      cpp: `
vector<int> change(5002, 0);
for (auto& s : spans) change[s[0]]++, change[s[1]]--;
int now = 0, total = 0;
for (int minute = 0; minute <= 5000; minute++) {
  now += change[minute];
  if (now ${sign} ${k}) total++;
}
return total;`,
      brute: `
end = max(span[1] for span in spans)
return sum(1 for t in range(end) if sum(1 for a, b in spans if a <= t < b) ${sign} ${k})`,
      input: (draw, size) => ({
        spans:
          size === 'tiny' || size === 'small'
            ? [...drawSpans(draw, size), ...Array.from({ length: k - 1 }, () => [draw.int(2, 6), draw.int(8, 14)])]
            : drawSpans(draw, size),
      }),
      edges: [
        { spans: [[0, 5000]] },
        {
          spans: [
            [3, 4],
            [4, 5],
            [5, 6],
          ],
        },
        { spans: Array.from({ length: k }, () => [10, 20]) },
        { spans: Array.from({ length: k + 1 }, (_, i) => [i, 50 - i]) },
      ],
      hints: [
        'Between two neighbouring beginnings or ends nothing changes.',
        'How does the number of things going on change at a beginning, and how at an end?',
        'Note +1 at each beginning and -1 at each end, go through these moments in order and keep the running sum.',
      ],
      editorial:
        'Sweep over time: +1 where a span begins, -1 where it ends. Between two events the number is constant, so its whole length counts or does not. Sorting the events takes O(n log n).',
    };
  },
};
