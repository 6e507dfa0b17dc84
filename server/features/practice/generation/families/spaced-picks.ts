import { bySize } from '../drafts/by-size.ts';
import type { Family, Sketch } from '../drafts/sketch.ts';
import { numberScenes } from '../scenes/number-scenes.ts';

type Numbers = { nums: number[] };

/** The largest sum of positions that keep a distance, in a row (Medium) or in a ring (Hard). */
export const spacedPicks: Family = {
  name: 'spaced-picks',
  tags: ['Array', 'Dynamic Programming'],
  difficulties: ['Medium', 'Hard'],
  sketch(random, difficulty): Sketch<Numbers> {
    const { place, intro, items } = random.pick(numberScenes);
    const gap = random.int(1, 5);
    const ring = difficulty === 'Hard';
    const line = (nums: number[]): number => {
      const best: number[] = [];
      for (const [at, num] of nums.entries()) best.push(Math.max(best[at - 1] ?? 0, num + (best[at - gap - 1] ?? 0)));
      return best.at(-1) ?? 0;
    };
    const circle = (nums: number[]): number =>
      Math.max(
        line(nums.slice(gap)),
        ...nums
          .slice(0, gap)
          .map((num, at) => num + line(nums.slice(at + gap + 1, Math.max(0, nums.length - gap + at)))),
      );
    return {
      title: `${ring ? 'Ring' : 'Row'} with Gaps of ${gap} ${place}`,
      statement: `${intro}${ring ? ` Here they stand in a **ring**: the last one is a neighbour of the first.` : ''}

Choose some ${items} so that between any two chosen ones there ${gap === 1 ? 'is' : 'are'} **at least ${gap}** that ${gap === 1 ? 'is' : 'are'} not chosen${ring ? ', whichever way around the ring you count' : ''}. Return the largest possible sum of the chosen numbers. ${ring ? 'A single one may always be chosen.' : ''}`,
      params: { nums: 'int[]' },
      returns: 'int',
      constraints: ['1 ≤ nums.length ≤ 4,000', '0 ≤ nums[i] ≤ 1,000'],
      answer: ({ nums }) => (ring ? circle(nums) : line(nums)),
      explain: ({ nums }, answer) =>
        `Among ${nums.join(', ')} the best choice with gaps of ${gap} has the sum ${answer}.`,
      python: ring
        ? `
def line(part):
    best = [0] * (len(part) + ${gap} + 1)
    for i in range(len(part)):
        best[i + ${gap} + 1] = max(best[i + ${gap}], best[i] + part[i])
    return best[-1]
n = len(nums)
answer = line(nums[${gap}:])
for first in range(min(${gap}, n)):
    end = max(first + 1, n - ${gap} + first)
    answer = max(answer, nums[first] + line(nums[first + ${gap} + 1:end]))
return answer`
        : `
best = [0] * (len(nums) + ${gap} + 1)
for i in range(len(nums)):
    taken = best[i] + nums[i]
    best[i + ${gap} + 1] = max(best[i + ${gap}], taken)
return best[len(nums) + ${gap}]`,
      cpp: ring
        ? `
int n = nums.size(), answer = 0;
for (int first = 0; first <= min(${gap}, n - 1); first++) {
  vector<int> best(n + 2, 0);
  for (int i = n - 1; i > first; i--) {
    int wrap = first < ${gap} ? n - i + first : ${gap} + 1;
    int from = first < ${gap} ? first + ${gap} + 1 : first;
    best[i] = best[i + 1];
    if (wrap > ${gap} && i >= from) best[i] = max(best[i], nums[i] + best[min(n, i + ${gap} + 1)]);
  }
  int rest = best[min(first + 1, n)];
  if (first < ${gap}) answer = max(answer, nums[first] + rest);
  else answer = max({answer, rest, nums[first] + best[min(n, first + ${gap} + 1)]});
}
return answer;`
        : `
int n = nums.size();
vector<int> from(n + ${gap} + 2, 0);
for (int i = n - 1; i >= 0; i--) from[i] = max(from[i + 1], nums[i] + from[i + ${gap} + 1]);
return from[0];`,
      brute: `
n = len(nums)
best = 0
for mask in range(1 << n):
    at = [i for i in range(n) if mask >> i & 1]
    good = all(b - a > ${gap} for a, b in zip(at, at[1:]))
    ${ring ? `if len(at) > 1 and n - at[-1] + at[0] <= ${gap}:\n        good = False` : ''}
    if good:
        best = max(best, sum(nums[i] for i in at))
return best`,
      input(draw, size) {
        const length = draw.int(
          ...bySize<[number, number]>(size, [gap + 3, gap + 5], [1, 11], [60, 200], [3800, 4000]),
        );
        return { nums: draw.list(length, draw.pick([0, 5]), bySize(size, 12, 20, 300, 1000)) };
      },
      edges: [
        { nums: [5] },
        { nums: [0, 0, 0] },
        { nums: Array.from({ length: gap + 1 }, (_, i) => i + 1) },
        { nums: [9, ...Array.from({ length: gap }, () => 1), 9, 1, 9] },
      ],
      hints: [
        'Choosing the largest numbers first can block two good ones.',
        `For the last position there are two cases: it is chosen, and then the ${gap} before it are not; or it is not.`,
        ring
          ? `In the ring at most one of the first ${gap} is chosen. Try each of them, and the case that none is, and solve a row for each.`
          : 'Keep the best sum for every beginning of the row; each entry follows from two earlier ones.',
      ],
      editorial: ring
        ? `For a row, best(i) = max(best(i - 1), best(i - ${gap} - 1) + nums[i]). In the ring at most one of the first ${gap} is chosen: for each of them cut the ring open there, drop the neighbours on both sides that it forbids, and solve the row; also solve the row without all of them. O(${gap} · n).`
        : `best(i) = max(best(i - 1), best(i - ${gap} - 1) + nums[i]): the last position is left out, or it is taken with everything that is far enough before it. O(n).`,
    };
  },
};
