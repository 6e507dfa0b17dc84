import { bySize } from '../drafts/by-size.ts';
import type { Family, Sketch } from '../drafts/sketch.ts';
import { numberScenes } from '../scenes/number-scenes.ts';

type Shared = { nums: number[]; k: number };

/** Cutting a row into at most `k` parts, the dearest as cheap as possible, with a price for each part. */
export const leastCapacity: Family = {
  name: 'least-capacity',
  tags: ['Array', 'Binary Search', 'Greedy'],
  difficulties: ['Medium', 'Hard'],
  sketch(random, difficulty): Sketch<Shared> {
    const { place, intro, item, items } = random.pick(numberScenes);
    const hard = difficulty === 'Hard';
    const fee = random.int(1, 30);
    const limit = random.int(3, 9);
    const parts = (nums: number[], cap: number): number => {
      let [count, sum, size] = [1, 0, 0];
      for (const num of nums) {
        if (num > cap) return Infinity;
        if (sum + num > cap || (hard && size === limit)) [count, sum, size] = [count + 1, 0, 0];
        [sum, size] = [sum + num, size + 1];
      }
      return count;
    };
    const least = ({ nums, k }: Shared): number => {
      let [low, high] = [0, nums.reduce((a, b) => a + b, 0)];
      while (low < high) {
        const middle = Math.floor((low + high) / 2);
        if (parts(nums, middle) <= k) high = middle;
        else low = middle + 1;
      }
      return low + fee;
    };
    return {
      title: `${hard ? `Parts of at Most ${limit}` : 'Fair Parts'} with a Fee of ${fee} ${place}`,
      statement: `${intro}

The row is cut into **at most** \`k\` parts, each of one or more neighbouring ${items}.${hard ? ` No part may have more than **${limit}** ${items}.` : ''} The cost of a part is the sum of its numbers plus a fee of **${fee}**. All parts are handled at the same time, so only the **dearest part** matters.

Return the smallest possible cost of the dearest part.${hard ? ` It is always possible to cut so: there are at most ${limit} · k ${items}.` : ''}`,
      params: { nums: 'int[]', k: 'int' },
      returns: 'int',
      constraints: [
        '1 ≤ nums.length ≤ 3,000',
        '0 ≤ nums[i] ≤ 10,000',
        hard ? `nums.length / ${limit} ≤ k ≤ nums.length` : '1 ≤ k ≤ nums.length',
      ],
      answer: least,
      explain: ({ k }, answer) =>
        `With at most ${k} part${k === 1 ? '' : 's'} the sum of the largest can be brought down to ${Number(answer) - fee}, not lower. With the fee that is ${answer}.`,
      python: `
low = max(nums)
high = sum(nums)
while low < high:
    middle = (low + high) // 2
    parts = 1
    total = 0
    size = 0
    for num in nums:
        if total + num > middle${hard ? ` or size == ${limit}` : ''}:
            parts += 1
            total = 0
            size = 0
        total += num
        size += 1
    if parts <= k:
        high = middle
    else:
        low = middle + 1
return low + ${fee}`,
      cpp: `
int n = nums.size();
vector<long long> before(n + 1, 0);
for (int i = 0; i < n; i++) before[i + 1] = before[i] + nums[i];
long long answer = before[n], step = 1;
while (step < answer) step *= 2;
auto fits = [&](long long cap) {
  int at = 0, parts = 0;
  while (at < n && parts <= k) {
    int next = upper_bound(before.begin(), before.end(), before[at] + cap) - before.begin() - 1;
    ${hard ? `next = min(next, at + ${limit});` : ''}
    if (next == at) return false;
    at = next;
    parts++;
  }
  return at >= n && parts <= k;
};
for (; step > 0; step /= 2)
  while (answer - step >= 0 && fits(answer - step)) answer -= step;
return answer + ${fee};`,
      brute: `
memo = {}
def best(start, left):
    if start == len(nums):
        return 0
    if left == 0:
        return 10 ** 9
    if (start, left) not in memo:
        ends = range(start + 1, ${hard ? `min(len(nums), start + ${limit}) + 1` : 'len(nums) + 1'})
        memo[start, left] = min(max(sum(nums[start:end]) + ${fee}, best(end, left - 1)) for end in ends)
    return memo[start, left]
return best(0, k)`,
      input(draw, size) {
        const length = draw.int(...bySize<[number, number]>(size, [5, 7], [1, 10], [50, 150], [2800, 3000]));
        const fewest = hard ? Math.ceil(length / limit) : 1;
        const k = draw.int(fewest, Math.min(length, fewest + bySize(size, 2, 5, 30, 300)));
        return { nums: draw.list(length, 0, bySize(size, 12, 20, 300, 10_000)), k };
      },
      edges: [
        { nums: [0], k: 1 },
        { nums: [7, 7, 7], k: 3 },
        { nums: [0, 0, 9, 0], k: 2 },
        { nums: [1, 10_000, 1], k: 2 },
      ],
      hints: [
        `Suppose somebody proposes a largest allowed sum. How would you find out whether at most k parts are enough?`,
        `Fill each part with as many ${items} as are allowed before you begin the next.`,
        'If a sum is enough, every larger one is, too. So the smallest can be found by binary search.',
      ],
      editorial: `Whether a bound on the sum is enough is found greedily in one walk: each ${item} joins the current part if it fits. More room never needs more parts, so binary search between the largest number and the sum of all gives the smallest bound. O(n log S). The fee is the same for all parts and is added at the end.`,
    };
  },
};
