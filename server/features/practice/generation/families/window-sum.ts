import { bySize } from '../drafts/by-size.ts';
import type { Family, Sketch } from '../drafts/sketch.ts';
import { numberScenes } from '../scenes/number-scenes.ts';

type Windowed = { nums: number[]; k: number };

/** Windows of `k`: the best sum (Easy), or how many reach a sum that depends on the window's length (Medium). */
export const windowSum: Family = {
  name: 'window-sum',
  tags: ['Array', 'Sliding Window', 'Prefix Sum'],
  difficulties: ['Easy', 'Medium'],
  sketch(random, difficulty): Sketch<Windowed> {
    const { place, intro, items, value } = random.pick(numberScenes);
    const most = random.chance(0.5);
    const extreme = most ? 'largest' : 'smallest';
    const mean = random.int(3, 12);
    const counts = difficulty === 'Medium';
    const sums = ({ nums, k }: Windowed): number[] => {
      const totals = [0];
      for (const num of nums) totals.push((totals.at(-1) ?? 0) + num);
      return totals.slice(k).map((total, i) => total - (totals[i] ?? 0));
    };
    const reach = (sum: number, k: number) => (most ? sum >= mean * k : sum <= mean * k);
    return {
      title: counts
        ? `${most ? 'Rich' : 'Modest'} Rows of Mean ${mean} ${place}`
        : `${most ? 'Best' : 'Lightest'} Row ${place}`,
      statement: counts
        ? `${intro}

Look at every group of exactly \`k\` ${items} that stand directly next to each other. A group is **${most ? 'rich' : 'modest'}** when the mean ${value} in it is **at ${most ? 'least' : 'most'} ${mean}**.

Return how many groups are ${most ? 'rich' : 'modest'}. Groups may overlap. There is no rounding: a mean of ${most ? `${mean - 1}.9 is below ${mean}` : `${mean}.1 is above ${mean}`}.`
        : `${intro}

Choose exactly \`k\` ${items} that stand directly next to each other, so that the sum of their numbers is as ${most ? 'large' : 'small'} as possible.

Return the ${extreme} sum.`,
      params: { nums: 'int[]', k: 'int' },
      returns: 'int',
      constraints: ['1 ≤ k ≤ nums.length ≤ 5,000', '0 ≤ nums[i] ≤ 1,000'],
      answer(input) {
        const all = sums(input);
        if (counts) return all.filter((sum) => reach(sum, input.k)).length;
        return all.reduce((a, b) => (most ? Math.max(a, b) : Math.min(a, b)));
      },
      explain(input, answer) {
        const all = sums(input).join(', ');
        return counts
          ? `The sums of the groups of ${input.k} are ${all}. A group is ${most ? 'rich' : 'modest'} when its sum is at ${most ? 'least' : 'most'} ${mean * input.k}: ${answer} are.`
          : `The sums of the groups of ${input.k} are ${all}; the ${extreme} is ${answer}.`;
      },
      python: `
total = 0
for i in range(k):
    total += nums[i]
${counts ? `found = 1 if total ${most ? '>=' : '<='} ${mean} * k else 0` : 'best = total'}
for i in range(k, len(nums)):
    total += nums[i] - nums[i - k]
${counts ? `    if total ${most ? '>=' : '<='} ${mean} * k:\n        found += 1\nreturn found` : `    best = ${most ? 'max' : 'min'}(best, total)\nreturn best`}`,
      cpp: `
int n = nums.size();
vector<int> before(n + 1, 0);
for (int i = 0; i < n; i++) before[i + 1] = before[i] + nums[i];
int result = ${counts ? '0' : 'before[k]'};
for (int end = k; end <= n; end++) {
  int sum = before[end] - before[end - k];
  ${counts ? `if (sum ${most ? '>=' : '<='} ${mean} * k) result++;` : `result = ${most ? 'max' : 'min'}(result, sum);`}
}
return result;`,
      brute: `
groups = [sum(nums[i:i + k]) for i in range(len(nums) - k + 1)]
${counts ? `return len([group for group in groups if group / k ${most ? '>=' : '<='} ${mean}])` : `return sorted(groups)[${most ? -1 : 0}]`}`,
      input(draw, size) {
        const length = draw.int(...bySize<[number, number]>(size, [5, 8], [1, 10], [80, 200], [4500, 5000]));
        const k = draw.int(size === 'tiny' ? 2 : 1, size === 'tiny' ? 3 : length);
        return {
          nums: draw.list(length, 0, counts ? 2 * mean : bySize(size, 20, 30, 500, 1000)),
          k: size === 'large' ? draw.int(20, 900) : k,
        };
      },
      edges: [
        { nums: [mean], k: 1 },
        { nums: [mean, mean, mean - 1, mean + 1, mean], k: 2 },
        { nums: [1000, 0, 0, 1000], k: 4 },
        { nums: [0, 0, 0], k: 2 },
      ],
      hints: [
        'Adding up every group from scratch repeats nearly all of the work.',
        'When the group moves one step to the right, one number joins it and one leaves it.',
        counts
          ? 'Keep the sum of the current group. Compare it with the wanted mean times k, which avoids fractions.'
          : `Keep the sum of the current group and the ${extreme} sum so far; update both at each step.`,
      ],
      editorial: `Slide a window of length k over the list: add the number that enters, subtract the one that leaves. ${
        counts
          ? `A mean of at ${most ? 'least' : 'most'} ${mean} is the same as a sum of at ${most ? 'least' : 'most'} ${mean} · k, so whole numbers are enough. `
          : ''
      }Each step is O(1), the whole O(n). Prefix sums do it as well.`,
    };
  },
};
