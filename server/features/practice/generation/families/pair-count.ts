import { bySize } from '../drafts/by-size.ts';
import type { Family, Sketch } from '../drafts/sketch.ts';
import { numberScenes } from '../scenes/number-scenes.ts';

type Numbers = { nums: number[] };

/** Counts pairs of positions: with a given difference (Easy), or with a sum that a number divides (Medium). */
export const pairCount: Family = {
  name: 'pair-count',
  tags: ['Array', 'Hash Table', 'Counting'],
  difficulties: ['Easy', 'Medium'],
  sketch(random, difficulty): Sketch<Numbers> {
    const { place, intro, items, value } = random.pick(numberScenes);
    const apart = difficulty === 'Easy';
    const k = random.int(2, apart ? 12 : 15);
    const fits = (a: number, b: number) => (apart ? Math.abs(a - b) === k : (a + b) % k === 0);
    return {
      title: apart ? `${k} Apart ${place}` : `Pairs by ${k} ${place}`,
      statement: `${intro}

Two different ${items} make a **good pair** when ${
        apart ? `one ${value} is larger than the other by exactly **${k}**` : `the sum of both is divisible by **${k}**`
      }. Return the number of good pairs.

- A pair has no order: \`(i, j)\` and \`(j, i)\` are the same pair and count once.
- Pairs are told apart by their positions, not by their numbers.`,
      params: { nums: 'int[]' },
      returns: 'long',
      constraints: ['1 ≤ nums.length ≤ 4,000', '1 ≤ nums[i] ≤ 10,000'],
      answer({ nums }) {
        let pairs = 0;
        const seen = new Map<number, number>();
        for (const num of nums) {
          if (apart) pairs += (seen.get(num - k) ?? 0) + (seen.get(num + k) ?? 0);
          else pairs += seen.get((k - (num % k)) % k) ?? 0;
          const key = apart ? num : num % k;
          seen.set(key, (seen.get(key) ?? 0) + 1);
        }
        return pairs;
      },
      explain({ nums }, answer) {
        const found = nums.flatMap((a, i) => nums.slice(i + 1).flatMap((b) => (fits(a, b) ? [`(${a}, ${b})`] : [])));
        return found.length === 0 ? 'No pair is good.' : `Good pairs: ${answer}. They are ${found.join(', ')}.`;
      },
      python: apart
        ? `
seen = {}
pairs = 0
for num in nums:
    pairs += seen.get(num - ${k}, 0)
    pairs += seen.get(num + ${k}, 0)
    seen[num] = seen.get(num, 0) + 1
return pairs`
        : `
counts = [0] * ${k}
pairs = 0
for num in nums:
    rest = num % ${k}
    pairs += counts[(${k} - rest) % ${k}]
    counts[rest] += 1
return pairs`,
      cpp: apart
        ? `
sort(nums.begin(), nums.end());
long long pairs = 0;
for (int num : nums) {
  auto range = equal_range(nums.begin(), nums.end(), num + ${k});
  pairs += range.second - range.first;
}
return pairs;`
        : `
map<int, long long> rests;
for (int num : nums) rests[num % ${k}]++;
long long twice = 0;
for (auto& [rest, count] : rests) {
  int other = (${k} - rest) % ${k};
  if (other == rest) twice += count * (count - 1);
  else if (rests.count(other)) twice += count * rests[other];
}
return twice / 2;`,
      brute: `
return sum(
    1
    for i in range(len(nums))
    for j in range(i)
    if ${apart ? `abs(nums[i] - nums[j]) == ${k}` : `(nums[i] + nums[j]) % ${k} == 0`}
)`,
      input(draw, size) {
        const length = draw.int(...bySize<[number, number]>(size, [4, 7], [1, 10], [60, 200], [3500, 4000]));
        return { nums: draw.list(length, 1, bySize(size, k + 4, 2 * k, 500, 10_000)) };
      },
      edges: [
        { nums: [k] },
        { nums: [k, k, k, k] },
        { nums: [1, 1 + k, 1 + 2 * k, 1 + k] },
        { nums: [10_000, 10_000] },
      ],
      hints: [
        'Trying all pairs is correct. With 4,000 numbers that is about 8 million pairs, which is too slow in some languages.',
        apart
          ? `Stand at one number x. Only x - ${k} and x + ${k} are good partners: how many of them came before?`
          : `Only the remainders after division by ${k} matter. Which remainder does the partner of a number need?`,
        'Go through the list once with a table of counts. At each number first add the partners seen so far, then count the number itself.',
      ],
      editorial: `Keep a table of what came before, counted by ${
        apart ? 'number' : `remainder modulo ${k}`
      }. Each number finds its partners there by one or two look-ups, so that every pair is counted exactly once, at its right end. This takes O(n) time.`,
    };
  },
};
