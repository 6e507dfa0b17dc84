import { bySize } from '../drafts/by-size.ts';
import type { Family, Sketch } from '../drafts/sketch.ts';
import { numberScenes } from '../scenes/number-scenes.ts';

type Rounds = { nums: number[]; k: number };

/** `k` rounds in which the largest number is divided (Easy), or the two smallest become one (Medium). */
export const heapRounds: Family = {
  name: 'heap-rounds',
  tags: ['Array', 'Heap', 'Simulation', 'Greedy'],
  difficulties: ['Easy', 'Medium'],
  sketch(random, difficulty): Sketch<Rounds> {
    const { place, intro, value } = random.pick(numberScenes);
    const merge = difficulty === 'Medium';
    const by = random.int(2, 5);
    const plus = random.int(0, 9);
    const end = random.pick(['sum', 'max', 'min'] as const);
    const endWords = { sum: 'the sum of all numbers', max: 'the largest number', min: 'the smallest number' }[end];
    const rule = merge
      ? `the **two smallest** numbers are taken away, and their sum **plus ${plus}** is put in their place (if only one number is left, nothing happens any more)`
      : `one of the **largest** numbers is divided by **${by}**, rounded down, and then **${plus}** is added to it`;
    const play = ({ nums, k }: Rounds): number[] => {
      let now = [...nums];
      for (let round = 0; round < k; round++) {
        now.sort((a, b) => a - b);
        if (!merge) now.push(Math.floor((now.pop() ?? 0) / by) + plus);
        else if (now.length > 1) now = [...now.slice(2), (now[0] ?? 0) + (now[1] ?? 0) + plus];
      }
      return now.sort((a, b) => a - b);
    };
    const result = (nums: number[]) =>
      end === 'sum' ? nums.reduce((a, b) => a + b, 0) : end === 'max' ? Math.max(...nums) : Math.min(...nums);
    return {
      title: `${merge ? `Two Smallest and ${plus}` : `Largest by ${by} and ${plus}`}, Then the ${{ sum: 'Sum', max: 'Largest', min: 'Smallest' }[end]} ${place}`,
      statement: `${intro}

A strange rule is applied \`k\` times, one round after another. In each round ${rule}. It does not matter which of several equal numbers is taken, since only the numbers count, not their places.

Return ${endWords} after \`k\` rounds. (The numbers are no longer the ${value} of anything then.)`,
      params: { nums: 'int[]', k: 'int' },
      returns: 'long',
      constraints: ['1 ≤ nums.length ≤ 1,500', '0 ≤ k ≤ 1,500', '0 ≤ nums[i] ≤ 1,000'],
      answer: (input) => result(play(input)),
      explain: (input) =>
        `After ${input.k} round${input.k === 1 ? '' : 's'} the numbers are ${play(input).join(', ')}.`,
      python: merge
        ? `
import heapq
heapq.heapify(nums)
for _ in range(k):
    if len(nums) > 1:
        first = heapq.heappop(nums)
        second = heapq.heappop(nums)
        heapq.heappush(nums, first + second + ${plus})
return ${end}(nums)`
        : `
import heapq
heap = []
for num in nums:
    heapq.heappush(heap, 0 - num)
for i in range(k):
    largest = 0 - heapq.heappop(heap)
    changed = largest // ${by} + ${plus}
    heapq.heappush(heap, 0 - changed)
${
  {
    sum: 'total = 0\nfor num in heap:\n    total -= num\nreturn total',
    max: 'return 0 - heap[0]',
    min: 'smallest = 0 - heap[0]\nfor num in heap:\n    if 0 - num < smallest:\n        smallest = 0 - num\nreturn smallest',
  }[end]
}`,
      cpp: `
multiset<long long> all(nums.begin(), nums.end());
for (int round = 0; round < k; round++) {
  ${
    merge
      ? `if (all.size() < 2) break;
  long long first = *all.begin();
  all.erase(all.begin());
  long long second = *all.begin();
  all.erase(all.begin());
  all.insert(first + second + ${plus});`
      : `auto last = prev(all.end());
  long long largest = *last;
  all.erase(last);
  all.insert(largest / ${by} + ${plus});`
  }
}
return ${{ sum: 'accumulate(all.begin(), all.end(), 0LL)', max: '*all.rbegin()', min: '*all.begin()' }[end]};`,
      brute: merge
        ? `
for _ in range(k):
    if len(nums) > 1:
        nums.sort(reverse=True)
        nums.append(nums.pop() + nums.pop() + ${plus})
return ${end}(nums)`
        : `
for _ in range(k):
    at = nums.index(max(nums))
    nums[at] = nums[at] // ${by} + ${plus}
return ${end}(nums)`,
      input(draw, size) {
        const length = draw.int(...bySize<[number, number]>(size, [4, 6], [1, 8], [30, 90], [1400, 1500]));
        const k = draw.int(
          ...bySize<[number, number]>(
            size,
            [2, 3],
            [0, 9],
            [10, merge ? length - 2 : 90],
            [800, merge ? length - 2 : 1500],
          ),
        );
        return { nums: draw.list(length, 0, bySize(size, 30, 40, 300, 1000)), k };
      },
      edges: [
        { nums: [0], k: 5 },
        { nums: [7, 7, 7, 7], k: 1 },
        { nums: [1000, 1, 500], k: 0 },
        { nums: [by * 10, by * 10 - 1, 1], k: 2 },
      ],
      hints: [
        'Sorting everything in each round is right, but does much work again and again.',
        `Which operations are needed in a round? Find and take away the ${merge ? 'smallest' : 'largest'}, and put a number in.`,
        'A heap (priority queue) does both in O(log n). Some languages have only a smallest-first heap: store the numbers with a minus sign for the largest.',
      ],
      editorial: `Keep all numbers in a heap with the ${merge ? 'smallest' : 'largest'} on top. A round takes ${merge ? 'two numbers' : 'one number'} out and puts one in, O(log n) each. In the end go through the heap once. O((n + k) log n).`,
    };
  },
};
