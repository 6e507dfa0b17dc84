import { bySize } from '../drafts/by-size.ts';
import type { Family, Sketch } from '../drafts/sketch.ts';
import { numberScenes } from '../scenes/number-scenes.ts';

type Numbers = { nums: number[] };

/** Stretches whose sum leaves a given rest: how many, or the longest. */
export const divisibleStretches: Family = {
  name: 'divisible-stretches',
  tags: ['Array', 'Prefix Sum', 'Hash Table', 'Math'],
  difficulties: ['Medium'],
  sketch(random): Sketch<Numbers> {
    const { place, intro, items } = random.pick(numberScenes);
    const m = random.int(3, 15);
    const rest = random.int(0, m - 1);
    const longest = random.chance(0.5);
    const condition =
      rest === 0 ? `divisible by **${m}**` : `leaves the remainder **${rest}** when divided by **${m}**`;
    const all = (nums: number[]): [from: number, to: number][] =>
      nums.flatMap((_, from) =>
        nums.flatMap((__, to) => {
          const sum = nums.slice(from, to + 1).reduce((a, b) => a + b, 0);
          return to >= from && sum % m === rest ? [[from, to] as [number, number]] : [];
        }),
      );
    return {
      title: `${longest ? 'Longest' : 'Counting'} Remainder ${rest} of ${m} ${place}`,
      statement: `${intro}

A **stretch** is one or more ${items} that stand directly next to each other. A stretch is **fair** when the sum of its numbers ${rest === 0 ? 'is ' : ''}${condition}.

${
  longest
    ? `Return how many ${items} the longest fair stretch has, or 0 if no stretch is fair.`
    : 'Return how many stretches are fair. Two stretches are different when they begin or end at different positions.'
}`,
      params: { nums: 'int[]' },
      returns: longest ? 'int' : 'long',
      constraints: ['1 ≤ nums.length ≤ 5,000', '0 ≤ nums[i] ≤ 10,000'],
      answer({ nums }) {
        const seen = new Map<number, number[]>([[0, [0]]]);
        let [total, count, best] = [0, 0, 0];
        for (const [at, num] of nums.entries()) {
          total = (total + num) % m;
          const starts = seen.get((total - rest + m) % m) ?? [];
          count += starts.length;
          best = Math.max(best, at + 1 - (starts[0] ?? at + 1));
          seen.set(total, [...(longest ? (seen.get(total) ?? []).slice(0, 1) : (seen.get(total) ?? [])), at + 1]);
        }
        return longest ? best : count;
      },
      explain({ nums }, answer) {
        const fair = all(nums);
        const parts = fair.map(([from, to]) => nums.slice(from, to + 1));
        const shown = longest ? parts.filter((part) => part.length === Number(answer)).slice(0, 1) : parts.slice(0, 6);
        const words = shown.map((part) => `${part.join(' + ')} = ${part.reduce((a, b) => a + b, 0)}`).join('; ');
        if (fair.length === 0) return 'No stretch is fair.';
        return longest
          ? `The longest fair stretch is ${words}.`
          : `Fair are ${words}${fair.length > 6 ? ' and others' : ''}.`;
      },
      python: longest
        ? `
first = {0: -1}
total = 0
best = 0
for i in range(len(nums)):
    total = (total + nums[i]) % ${m}
    wanted = (total - ${rest}) % ${m}
    if wanted in first:
        best = max(best, i - first[wanted])
    if total not in first:
        first[total] = i
return best`
        : `
counts = [0] * ${m}
counts[0] = 1
total = 0
found = 0
for num in nums:
    total = (total + num) % ${m}
    found += counts[(total - ${rest}) % ${m}]
    counts[total] += 1
return found`,
      cpp: longest
        ? `
int n = nums.size();
vector<int> rests(n + 1, 0);
for (int i = 0; i < n; i++) rests[i + 1] = (rests[i] + nums[i]) % ${m};
int best = 0;
for (int start = 0; start < ${m}; start++) {
  int first = find(rests.begin(), rests.end(), start) - rests.begin();
  for (int end = n; end > first; end--)
    if (rests[end] == (start + ${rest}) % ${m}) {
      best = max(best, end - first);
      break;
    }
}
return best;`
        : `
vector<long long> ending(${m}, 0), next(${m});
long long found = 0;
for (int num : nums) {
  fill(next.begin(), next.end(), 0);
  for (int r = 0; r < ${m}; r++) next[(r + num) % ${m}] += ending[r];
  next[num % ${m}]++;
  swap(ending, next);
  found += ending[${rest}];
}
return found;`,
      brute: `
fair = [0]
for start in range(len(nums)):
    for end in range(start, len(nums)):
        if sum(nums[start:end + 1]) % ${m} == ${rest}:
            fair.append(${longest ? 'end - start + 1' : '1'})
return ${longest ? 'max' : 'sum'}(fair)`,
      input(draw, size) {
        const length = draw.int(...bySize<[number, number]>(size, [4, 6], [1, 9], [80, 200], [4500, 5000]));
        if (longest && draw.chance(0.4)) {
          const nums = Array.from({ length }, () => m * draw.int(0, 60));
          if (draw.chance(0.7)) nums[draw.int(0, length - 1)] = draw.int(1, 900);
          return { nums };
        }
        return { nums: draw.list(length, 0, bySize(size, 2 * m, 2 * m, 500, 10_000)) };
      },
      edges: [{ nums: [rest] }, { nums: [rest + 1] }, { nums: [m, m, m, rest + m, m] }, { nums: [0, 0, 0, 0] }],
      hints: [
        'The sum of a stretch is the difference of two prefix sums: of all up to its end, and of all before its start.',
        `Only the prefix sums' remainders modulo ${m} matter. Which remainder must the earlier prefix have?`,
        longest
          ? 'For every remainder remember the first prefix that had it; the earliest start gives the longest stretch.'
          : 'For every remainder keep how many prefixes had it so far, the empty prefix among them.',
      ],
      editorial: `Let p be the prefix sums modulo ${m}. The stretch from i to j is fair when p(j) - p(i) leaves ${rest}, so at each end j the fitting starts are the prefixes with remainder (p(j) - ${rest}) mod ${m}. ${
        longest ? 'The first of them gives the longest stretch.' : 'Their number is added to the answer.'
      } One walk with a small table: O(n).`,
    };
  },
};
