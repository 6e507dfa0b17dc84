import { bySize } from '../drafts/by-size.ts';
import type { Family, Sketch } from '../drafts/sketch.ts';
import { numberScenes } from '../scenes/number-scenes.ts';

type Asked = { nums: number[]; asked: number[][] };

const kinds = (m: number) =>
  [
    {
      name: `Multiples of ${m}`,
      what: `are divisible by ${m}`,
      weigh: (a: number) => Number(a % m === 0),
      code: `1 if x % ${m} == 0 else 0`,
      cpp: `x % ${m} == 0 ? 1 : 0`,
    },
    {
      name: `Last Digit Below ${m}`,
      what: `end in a digit smaller than ${m}`,
      weigh: (a: number) => Number(a % 10 < m),
      code: `1 if x % 10 < ${m} else 0`,
      cpp: `x % 10 < ${m} ? 1 : 0`,
    },
    {
      name: `${20 * m} and More`,
      what: `are at least ${20 * m}`,
      weigh: (a: number) => Number(a >= 20 * m),
      code: `1 if x >= ${20 * m} else 0`,
      cpp: `x >= ${20 * m} ? 1 : 0`,
    },
  ] as const;

/** Many questions about ranges of one list, answered from prefix counts. */
export const rangeQuestions: Family = {
  name: 'range-questions',
  tags: ['Array', 'Prefix Sum'],
  difficulties: ['Easy'],
  sketch(random): Sketch<Asked> {
    const { place, intro, items } = random.pick(numberScenes);
    const m = random.int(2, 9);
    const kind = random.pick(kinds(m));
    const count = (nums: number[], from: number, to: number) =>
      nums.slice(from, to + 1).reduce((sum, num) => sum + kind.weigh(num), 0);
    return {
      title: `Asked About ${kind.name} ${place}`,
      statement: `${intro}

Many people ask about it. Each entry of \`asked\` is a pair \`[from, to]\` of positions, counted from 0, and means the ${items} from position \`from\` to position \`to\`, **both included**.

For each question find how many of the numbers in that part ${kind.what}. Return the list of these counts, in the order of the questions.`,
      params: { nums: 'int[]', asked: 'int[][]' },
      returns: 'int[]',
      constraints: [
        '1 ≤ nums.length ≤ 3,000',
        '1 ≤ asked.length ≤ 2,000',
        '0 ≤ nums[i] ≤ 1,000',
        '0 ≤ from ≤ to < nums.length',
      ],
      answer({ nums, asked }) {
        const before = [0];
        for (const num of nums) before.push((before.at(-1) ?? 0) + kind.weigh(num));
        return asked.map(([from = 0, to = 0]) => (before[to + 1] ?? 0) - (before[from] ?? 0));
      },
      explain: ({ nums, asked }) =>
        asked
          .map(
            ([from = 0, to = 0]) =>
              `From ${from} to ${to} stand ${nums.slice(from, to + 1).join(', ')}: ${count(nums, from, to)}.`,
          )
          .join(' '),
      python: `
before = [0]
for x in nums:
    before.append(before[-1] + (${kind.code}))
answers = []
for start, end in asked:
    answers.append(before[end + 1] - before[start])
return answers`,
      cpp: `
vector<int> at;
for (int i = 0; i < (int)nums.size(); i++) {
  int x = nums[i];
  if (${kind.cpp}) at.push_back(i);
}
vector<int> answers;
for (auto& q : asked)
  answers.push_back(upper_bound(at.begin(), at.end(), q[1]) - lower_bound(at.begin(), at.end(), q[0]));
return answers;`,
      brute: `
return [sum((${kind.code}) for x in nums[q[0]:q[1] + 1]) for q in asked]`,
      input(draw, size) {
        const length = draw.int(...bySize<[number, number]>(size, [5, 8], [1, 10], [80, 200], [2800, 3000]));
        const questions = draw.int(...bySize<[number, number]>(size, [2, 2], [1, 6], [30, 60], [1500, 2000]));
        const asked = Array.from({ length: questions }, () => {
          const [a, b] = [draw.int(0, length - 1), draw.int(0, length - 1)];
          return [Math.min(a, b), Math.max(a, b)];
        });
        return { nums: draw.list(length, 0, draw.pick([40 * m, 1000])), asked };
      },
      edges: [
        { nums: [m], asked: [[0, 0]] },
        {
          nums: [20 * m, 20 * m - 1, 20 * m + 1],
          asked: [
            [0, 2],
            [1, 1],
            [2, 2],
            [0, 0],
          ],
        },
        {
          nums: [0, 0, 0, 1000],
          asked: [
            [0, 3],
            [0, 3],
            [3, 3],
          ],
        },
      ],
      hints: [
        'Counting anew for every question can take 3,000 · 2,000 steps. Much of that work is repeated.',
        'If you know the count among the first x numbers for every x, what is the count between two positions?',
        'Build a list with one entry more than nums: its entry x is the count among the first x numbers. Each answer is a difference of two entries.',
      ],
      editorial:
        'Prefix counts: before[x] tells how many of the first x numbers count. The part from `from` to `to` has before[to + 1] - before[from]. O(n) to build, O(1) a question.',
    };
  },
};
