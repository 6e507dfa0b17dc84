import { bySize } from '../drafts/by-size.ts';
import type { Family, Sketch } from '../drafts/sketch.ts';
import { numberScenes } from '../scenes/number-scenes.ts';

type Numbers = { nums: number[] };

/** For each position the way to the nearest number on one side that is larger or smaller: each way, or all together. */
export const lookAhead: Family = {
  name: 'look-ahead',
  tags: ['Array', 'Stack'],
  difficulties: ['Easy', 'Medium'],
  sketch(random, difficulty): Sketch<Numbers> {
    const { place, intro, item, items, value } = random.pick(numberScenes);
    const up = random.chance(0.5);
    const strict = random.chance(0.5);
    const back = difficulty === 'Medium' && random.chance(0.5);
    const total = difficulty === 'Medium' && random.chance(0.5);
    const word = `${strict ? '' : 'the same or '}${up ? 'larger' : 'smaller'}`;
    const side = back ? 'left' : 'right';
    const sign = (up ? '>' : '<') + (strict ? '' : '=');
    const pops = (up ? '<' : '>') + (strict ? '=' : '');
    const better = (a: number, b: number) => (up ? (strict ? a > b : a >= b) : strict ? a < b : a <= b);
    const ways = (nums: number[]): number[] =>
      nums.map((num, at) => {
        const rest = back ? nums.slice(0, at).reverse() : nums.slice(at + 1);
        return rest.findIndex((other) => better(other, num)) + 1;
      });
    const fast = (given: number[]): number[] => {
      const nums = back ? given.toReversed() : given;
      const answers = nums.map(() => 0);
      const open: number[] = [];
      for (const [at, num] of nums.entries()) {
        while (open.length > 0 && better(num, nums[open.at(-1) ?? 0] ?? 0)) {
          const found = open.pop() ?? 0;
          answers[found] = at - found;
        }
        open.push(at);
      }
      return back ? answers.reverse() : answers;
    };
    const order = back ? 'range(len(nums))' : 'range(len(nums) - 1, -1, -1)';
    return {
      title: `${total ? 'All Ways' : 'Way'} to ${strict ? 'a' : 'an Equal or'} ${up ? 'Larger' : 'Smaller'} One on the ${back ? 'Left' : 'Right'} ${place}`,
      statement: `${intro}

From each ${item} somebody looks to the **${side}** for the nearest one whose ${value} is **${word}**${strict ? ' (not equal)' : ''}. The **way** is the number of positions between the two: 1 for direct neighbours. Where there is no such ${item}, the way counts as 0.

${total ? 'Return the sum of the ways of all positions.' : `Return the list of the ways, one for each of the ${items} in order.`}`,
      params: { nums: 'int[]' },
      returns: total ? 'long' : 'int[]',
      constraints: ['1 ≤ nums.length ≤ 5,000', '0 ≤ nums[i] ≤ 1,000'],
      answer: ({ nums }) => (total ? fast(nums).reduce((a, b) => a + b, 0) : fast(nums)),
      explain: ({ nums }, answer) =>
        total
          ? `The ways are ${ways(nums).join(', ')}; together ${answer}.`
          : `For instance, position 1 holds ${nums[1]}: ${ways(nums)[1] ? `its way is ${ways(nums)[1]}, to the ${nums[1 + (back ? -1 : 1) * (ways(nums)[1] ?? 0)]}` : 'nothing fits on that side, so its way is 0'}.`,
      python: `
stack = []
ways = [0] * len(nums)
for i in ${order}:
    while stack and nums[stack[-1]] ${pops} nums[i]:
        stack.pop()
    if stack:
        ways[i] = abs(stack[-1] - i)
    stack.append(i)
return ${total ? 'sum(ways)' : 'ways'}`,
      cpp: `
int n = nums.size();
vector<int> ways(n, 0);
${back ? 'for (int i = 1; i < n; i++) {' : 'for (int i = n - 2; i >= 0; i--) {'}
  int j = ${back ? 'i - 1' : 'i + 1'};
  while (!(nums[j] ${sign} nums[i]) && ways[j] > 0) j ${back ? '-=' : '+='} ways[j];
  if (nums[j] ${sign} nums[i]) ways[i] = ${back ? 'i - j' : 'j - i'};
}
${total ? 'return accumulate(ways.begin(), ways.end(), 0LL);' : 'return ways;'}`,
      brute: `
ways = []
for i in range(len(nums)):
    way = 0
    others = ${back ? 'range(i - 1, -1, -1)' : 'range(i + 1, len(nums))'}
    for j in others:
        if nums[j] ${sign} nums[i]:
            way = ${back ? 'i - j' : 'j - i'}
            break
    ways.append(way)
return ${total ? 'sum(ways)' : 'ways'}`,
      input(draw, size) {
        const length = draw.int(...bySize<[number, number]>(size, [5, 7], [1, 10], [80, 200], [4500, 5000]));
        const sorted = (up !== back) === draw.chance(0.5);
        const nums = draw.list(length, 0, bySize(size, 9, 9, draw.pick([30, 1000]), 1000));
        if (size === 'large' && draw.chance(0.5)) nums.sort((a, b) => (sorted ? b - a : a - b));
        return { nums };
      },
      edges: [{ nums: [4] }, { nums: [3, 3, 3, 3] }, { nums: [1, 2, 3, 4, 5] }, { nums: [5, 4, 3, 2, 1] }],
      hints: [
        `Looking to the ${side} from each position anew can take about n · n / 2 steps in all.`,
        'Some positions can never be the answer for anybody who comes later, because a nearer one is at least as good. Forget them.',
        `Walk from the ${back ? 'left to the right' : 'right to the left'} and keep a stack of positions that may still be an answer. Remove from its top those that do not fit; what is then on top is the answer.`,
      ],
      editorial: `Keep a stack of candidates while walking from the ${back ? 'left' : 'right'}. A candidate that does not fit the current number is hidden behind it for everybody later, so it is removed. Each position enters and leaves the stack once: O(n).`,
    };
  },
};
