import { bySize } from '../drafts/by-size.ts';
import type { Family, Sketch } from '../drafts/sketch.ts';
import { numberScenes } from '../scenes/number-scenes.ts';

type Numbers = { nums: number[] };

const digitSum = (num: number): number => [...String(num)].reduce((sum, digit) => sum + Number(digit), 0);

const keys = (m: number) =>
  [
    {
      name: `Distance to ${m * 10}`,
      text: `distance to ${m * 10} (the absolute difference)`,
      key: (a: number) => Math.abs(a - m * 10),
      python: `abs(x - ${m * 10})`,
      cpp: `abs(x - ${m * 10})`,
    },
    {
      name: `Remainder by ${m}`,
      text: `remainder after division by ${m}`,
      key: (a: number) => a % m,
      python: `x % ${m}`,
      cpp: `x % ${m}`,
    },
    {
      name: `Digit Sum Modulo ${m}`,
      text: `digit sum's remainder after division by ${m}`,
      key: (a: number) => digitSum(a) % m,
      python: `sum(int(c) for c in str(x)) % ${m}`,
      cpp: `[&] { int s = 0; for (int y = x; y; y /= 10) s += y % 10; return s % ${m}; }()`,
    },
  ] as const;

/** Sorting by an unusual key; ties by the number itself, up or down. */
export const oddOrder: Family = {
  name: 'odd-order',
  tags: ['Array', 'Sorting'],
  difficulties: ['Easy'],
  sketch(random): Sketch<Numbers> {
    const { place, intro, value } = random.pick(numberScenes);
    const { name, text, key, python, cpp } = random.pick(keys(random.int(3, 12)));
    const [down, tiesDown] = [random.chance(0.5), random.chance(0.5)];
    const sign = tiesDown ? -1 : 1;
    return {
      title: `${down ? 'Falling' : 'Rising'} by ${name}, ${tiesDown ? 'Large' : 'Small'} Ones First ${place}`,
      statement: `${intro}

Return the numbers in a new order: by their **${text}**, the ${down ? 'largest' : 'smallest'} first. Numbers for which that is the same stand in order of the ${value} itself, the **${tiesDown ? 'larger' : 'smaller'} first**. Equal numbers all stay in the list.`,
      params: { nums: 'int[]' },
      returns: 'int[]',
      constraints: ['1 ≤ nums.length ≤ 3,000', '0 ≤ nums[i] ≤ 1,000'],
      answer: ({ nums }) => nums.toSorted((a, b) => (down ? key(b) - key(a) : key(a) - key(b)) || sign * (a - b)),
      explain: ({ nums }) => `Number and key: ${[...new Set(nums)].map((num) => `${num} has ${key(num)}`).join(', ')}.`,
      python: `
groups = {}
for x in nums:
    key = ${python}
    if key not in groups:
        groups[key] = []
    groups[key].append(x)
result = []
for key in sorted(groups, reverse=${down ? 'True' : 'False'}):
    result += sorted(groups[key], reverse=${tiesDown ? 'True' : 'False'})
return result`,
      cpp: `
auto key = [](int x) -> int { return ${cpp}; };
sort(nums.begin(), nums.end(), [&](int a, int b) {
  int ka = key(a), kb = key(b);
  if (ka != kb) return ${down ? 'ka > kb' : 'ka < kb'};
  return ${tiesDown ? 'a > b' : 'a < b'};
});
return nums;`,
      brute: `
def before(x, y):
    a = (${python})
    swap = x
    x = y
    b = (${python})
    x = swap
    return (${down ? 'a > b' : 'a < b'}) or (a == b and (${tiesDown ? 'x > y' : 'x < y'}))
result = []
for num in nums:
    at = 0
    while at < len(result) and not before(num, result[at]):
        at += 1
    result.insert(at, num)
return result`,
      input(draw, size) {
        const length = draw.int(...bySize<[number, number]>(size, [5, 7], [1, 10], [80, 200], [2800, 3000]));
        return { nums: draw.list(length, 0, bySize(size, 60, 40, 300, 1000)) };
      },
      edges: [
        { nums: [0] },
        { nums: [1000, 0, 1000, 0] },
        { nums: [30, 29, 31, 28, 32] },
        { nums: [9, 18, 27, 36, 45] },
      ],
      hints: [
        'Sorting functions of most languages take a key or a comparison of your own.',
        'What is compared first? And only where that is equal, what then?',
        'Sort by pairs: first the key (with a minus sign where the largest comes first), then the number itself.',
      ],
      editorial:
        'Give each number a pair of keys and sort by that: the unusual key first, the number second, each with its sign turned where large ones come first. O(n log n).',
    };
  },
};
