import { bySize } from '../drafts/by-size.ts';
import type { Family, Sketch } from '../drafts/sketch.ts';
import { numberScenes } from '../scenes/number-scenes.ts';

type Numbers = { nums: number[] };

const rules = (k: number) =>
  [
    {
      title: `Calm Stretch of ${k}`,
      text: (value: string) => `each ${value} differs from the one before it by **at most ${k}**`,
      test: (a: number, b: number) => Math.abs(a - b) <= k,
      python: `abs(nums[i] - nums[i - 1]) <= ${k}`,
      cpp: `abs(nums[i] - nums[i - 1]) <= ${k}`,
    },
    {
      title: `Steps of ${k} Up`,
      text: (value: string) => `each ${value} is **at least ${k} more** than the one before it`,
      test: (a: number, b: number) => b - a >= k,
      python: `nums[i] - nums[i - 1] >= ${k}`,
      cpp: `nums[i] >= nums[i - 1] + ${k}`,
    },
    {
      title: `Slow Climb of ${k}`,
      text: (value: string) => `each ${value} is larger than the one before it, but by **at most ${k}**`,
      test: (a: number, b: number) => b > a && b - a <= k,
      python: `0 < nums[i] - nums[i - 1] <= ${k}`,
      cpp: `nums[i] > nums[i - 1] && nums[i] - nums[i - 1] <= ${k}`,
    },
  ] as const;

/** The longest stretch in which all neighbours keep a rule. */
export const steadyStretch: Family = {
  name: 'steady-stretch',
  tags: ['Array', 'Two Pointers'],
  difficulties: ['Easy'],
  sketch(random): Sketch<Numbers> {
    const { place, intro, item, items, value } = random.pick(numberScenes);
    const k = random.int(1, 9);
    const rule = random.pick(rules(k));
    return {
      title: `${rule.title} ${place}`,
      statement: `${intro}

A **stretch** is one or more ${items} that stand directly next to each other. It is **steady** when, read from left to right, ${rule.text(value)}. A single ${item} is always a steady stretch.

Return how many ${items} the longest steady stretch has.`,
      params: { nums: 'int[]' },
      returns: 'int',
      constraints: ['1 ≤ nums.length ≤ 5,000', '0 ≤ nums[i] ≤ 1,000'],
      answer({ nums }) {
        let best = 1;
        let run = 1;
        for (let i = 1; i < nums.length; i++) {
          run = rule.test(nums[i - 1] ?? 0, nums[i] ?? 0) ? run + 1 : 1;
          best = Math.max(best, run);
        }
        return best;
      },
      explain({ nums }, answer) {
        const length = Number(answer);
        const from = nums.findIndex((_, at) =>
          nums
            .slice(at, at + length)
            .every((b, i, part) => at + length <= nums.length && (i === 0 || rule.test(part[i - 1] ?? 0, b))),
        );
        return `The ${items} with ${nums.slice(from, from + length).join(', ')} are a steady stretch, and no longer one exists.`;
      },
      python: `
best = 1
run = 1
for i in range(1, len(nums)):
    if ${rule.python}:
        run += 1
        best = max(best, run)
    else:
        run = 1
return best`,
      cpp: `
int n = nums.size(), best = 0;
for (int start = 0; start < n;) {
  int i = start + 1;
  while (i < n && ${rule.cpp}) i++;
  best = max(best, i - start);
  start = i;
}
return best;`,
      brute: `
best = 0
for start in range(len(nums)):
    for end in range(start, len(nums)):
        if all(${rule.python} for i in range(start + 1, end + 1)):
            best = max(best, end - start + 1)
return best`,
      input(draw, size) {
        const length = draw.int(...bySize<[number, number]>(size, [5, 8], [1, 10], [80, 200], [4500, 5000]));
        if (size === 'tiny' || size === 'small') return { nums: draw.list(length, 0, 2 * k + 6) };
        let now = draw.int(0, 1000);
        const down = draw.int(0, k);
        const nums = Array.from({ length }, () => {
          now = draw.chance(0.08) ? draw.int(0, 1000) : Math.min(1000, Math.max(0, now + draw.int(-down, k + 1)));
          return now;
        });
        return { nums };
      },
      edges: [
        { nums: [7] },
        { nums: [5, 5, 5, 5] },
        { nums: Array.from({ length: 8 }, (_, i) => i * k) },
        { nums: Array.from({ length: 8 }, (_, i) => 900 - i * (k + 1)) },
      ],
      hints: [
        'Whether a stretch can go on depends only on its last number and the next one.',
        'Walk from left to right and keep the length of the steady stretch that ends where you stand.',
        'If the rule holds between the last number and this one, the length grows by one; else a new stretch of length 1 begins. Remember the largest length.',
      ],
      editorial:
        'One walk from left to right is enough: the steady stretch that ends at a position is one longer than that of the position before, or starts afresh. The answer is the largest length seen. O(n) time, O(1) memory.',
    };
  },
};
