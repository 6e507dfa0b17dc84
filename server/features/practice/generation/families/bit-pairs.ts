import { bySize } from '../drafts/by-size.ts';
import type { Family, Sketch } from '../drafts/sketch.ts';
import { numberScenes } from '../scenes/number-scenes.ts';

type Numbers = { nums: number[] };

const ones = (num: number): number => num.toString(2).replaceAll('0', '').length;

/** Numbers by their bits: how many are close to a given one (Easy), or pairs that differ in exactly `k` bits (Medium). */
export const bitPairs: Family = {
  name: 'bit-pairs',
  tags: ['Array', 'Bit Manipulation', 'Counting'],
  difficulties: ['Easy', 'Medium'],
  sketch(random, difficulty): Sketch<Numbers> {
    const { place, intro, items, value } = random.pick(numberScenes);
    const pairs = difficulty === 'Medium';
    const k = random.int(1, 4);
    const mask = random.int(5, 250);
    const values = (nums: number[]) => nums.map((num) => num ^ mask);
    const count = (nums: number[]): number => {
      if (!pairs) return values(nums).filter((num) => ones(num) <= k).length;
      const tally = Array.from({ length: 256 }, () => 0);
      for (const num of nums) tally[num] = (tally[num] ?? 0) + 1;
      const masks = tally.flatMap((_, bits) => (ones(bits) === k ? [bits] : []));
      return (
        tally.reduce((sum, a, x) => sum + masks.reduce((part, bits) => part + a * (tally[x ^ bits] ?? 0), 0), 0) / 2
      );
    };
    return {
      title: pairs
        ? `${k} Bit${k === 1 ? '' : 's'} Apart ${place}`
        : `Within ${k} Bit${k === 1 ? '' : 's'} of ${mask} ${place}`,
      statement: `${intro} A faulty display shows each ${value} as a binary number of eight lamps: bit 1 is a lamp that is on.

${
  pairs
    ? `Return the number of pairs of ${items} whose displays differ in **exactly ${k}** lamp${k === 1 ? '' : 's'}. A pair has no order; pairs are told apart by their positions.`
    : `Return how many of the ${items} have a display that differs from that of the number **${mask}** in **at most ${k}** lamp${k === 1 ? '' : 's'}.`
}`,
      params: { nums: 'int[]' },
      returns: pairs ? 'long' : 'int',
      constraints: [pairs ? '1 ≤ nums.length ≤ 400' : '1 ≤ nums.length ≤ 4,000', '0 ≤ nums[i] ≤ 255'],
      answer: ({ nums }) => count(nums),
      explain: ({ nums }) =>
        `In binary: ${nums.map((num) => `${num} = ${num.toString(2).padStart(8, '0')}`).join(', ')}${pairs ? '' : `; and ${mask} = ${mask.toString(2).padStart(8, '0')}`}.`,
      python: pairs
        ? `
tally = [0] * 256
pairs = 0
for num in nums:
    for other in range(256):
        if tally[other] > 0:
            different = num ^ other
            lamps = 0
            while different:
                different &= different - 1
                lamps += 1
            if lamps == ${k}:
                pairs += tally[other]
    tally[num] += 1
return pairs`
        : `
found = 0
for num in nums:
    different = num ^ ${mask}
    lamps = 0
    for bit in range(8):
        if different >> bit & 1 == 1:
            lamps += 1
    if lamps <= ${k}:
        found += 1
return found`,
      cpp: pairs
        ? `
vector<vector<int>> masks(9);
for (int m = 0; m < 256; m++) masks[__builtin_popcount(m)].push_back(m);
vector<long long> tally(256, 0);
for (int num : nums) tally[num]++;
long long twice = 0;
for (int num = 0; num < 256; num++)
  for (int m : masks[${k}]) twice += tally[num] * tally[num ^ m];
return twice / 2;`
        : `
return count_if(nums.begin(), nums.end(), [](int num) { return bitset<8>(num ^ ${mask}).count() <= ${k}; });`,
      brute: pairs
        ? `
return sum(bin(nums[i] ^ nums[j]).count("1") == ${k} for i in range(len(nums)) for j in range(i))`
        : `
return sum(sum(a != b for a, b in zip(format(num, "08b"), format(${mask}, "08b"))) <= ${k} for num in nums)`,
      input(draw, size) {
        const length = draw.int(
          ...bySize<[number, number]>(size, [4, 6], [1, 10], [60, 150], [pairs ? 350 : 3500, pairs ? 400 : 4000]),
        );
        const near = () => draw.list(draw.int(0, 4), 0, 7).reduce((num, bit) => num ^ (1 << bit), mask);
        return { nums: Array.from({ length }, () => (draw.chance(0.6) ? near() : draw.int(0, 255))) };
      },
      edges: [
        { nums: [mask] },
        { nums: [0, 255] },
        { nums: [0, 1, 3, 7, 15, 31] },
        { nums: [mask, mask, mask ^ 1, mask ^ 3, mask ^ 24] },
      ],
      hints: [
        'Two bits differ exactly where the XOR of both numbers has a 1.',
        'How do you count the ones of a number? Look at the last bit and shift, or use what your language offers.',
        pairs
          ? 'There are only 256 different numbers: count how often each occurs, and compare numbers, not positions.'
          : `Compare num XOR ${mask} for each number.`,
      ],
      editorial: pairs
        ? `Count how often each of the 256 values occurs. For every pair of values whose XOR has exactly ${k} ones, multiply the counts. That is 256 · 256 steps, whatever n is.`
        : `num XOR ${mask} has a one for every lamp that differs. Count them for each number: O(8 · n).`,
    };
  },
};
