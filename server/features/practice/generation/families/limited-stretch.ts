import { bySize } from '../drafts/by-size.ts';
import type { Family, Sketch } from '../drafts/sketch.ts';
import { numberScenes } from '../scenes/number-scenes.ts';

type Limited = { nums: number[]; k: number };

const rules = (m: number) =>
  [
    { name: `Multiples of ${m}`, text: `divisible by ${m}`, test: (a: number) => a % m === 0, code: `% ${m} == 0` },
    { name: `Below ${10 * m}`, text: `less than ${10 * m}`, test: (a: number) => a < 10 * m, code: `< ${10 * m}` },
    { name: `Above ${10 * m}`, text: `more than ${10 * m}`, test: (a: number) => a > 10 * m, code: `> ${10 * m}` },
  ] as const;

/** The longest stretch with at most `k` special numbers (Medium), or how many stretches have exactly `k` (Hard). */
export const limitedStretch: Family = {
  name: 'limited-stretch',
  tags: ['Array', 'Sliding Window', 'Two Pointers'],
  difficulties: ['Medium', 'Hard'],
  sketch(random, difficulty): Sketch<Limited> {
    const { place, intro, item, items, value } = random.pick(numberScenes);
    const m = random.int(2, 9);
    const rule = random.pick(rules(m));
    const exact = difficulty === 'Hard';
    const best = ({ nums, k }: Limited): number => {
      let [from, special, longest] = [0, 0, 0];
      for (let to = 0; to < nums.length; to++) {
        special += Number(rule.test(nums[to] ?? 0));
        while (special > k) special -= Number(rule.test(nums[from++] ?? 0));
        longest = Math.max(longest, to - from + 1);
      }
      return longest;
    };
    const countExact = ({ nums, k }: Limited): number => {
      const seen = [1];
      let [special, found] = [0, 0];
      for (const num of nums) {
        special += Number(rule.test(num));
        seen[special] = (seen[special] ?? 0) + 1;
        found += special < k ? 0 : (seen[special - k] ?? 0) - (k === 0 ? 1 : 0);
      }
      return found;
    };
    return {
      title: `${exact ? 'Exactly' : 'At Most'} a Few ${rule.name} ${place}`,
      statement: `${intro}

Call ${/^[aeiou]/.test(item) ? 'an' : 'a'} ${item} **special** when its ${value} is ${rule.text}. A **stretch** is one or more ${items} that stand directly next to each other.

${
  exact
    ? 'Return how many different stretches have **exactly** `k` special ones among them. Two stretches are different when they begin or end at different positions.'
    : `Return how many ${items} the longest stretch with **at most** \`k\` special ones has. If there is no such stretch, return 0.`
}`,
      params: { nums: 'int[]', k: 'int' },
      returns: exact ? 'long' : 'int',
      constraints: ['1 ≤ nums.length ≤ 5,000', '0 ≤ nums[i] ≤ 1,000', '0 ≤ k ≤ nums.length'],
      answer: exact ? countExact : best,
      explain({ nums, k }, answer) {
        const special = nums.filter(rule.test);
        const list = special.length === 0 ? 'None is special.' : `Special are ${special.join(', ')}.`;
        return exact
          ? `${list} ${answer} stretches have exactly ${k} of them.`
          : `${list} The longest stretch with at most ${k} of them has length ${answer}.`;
      },
      python: exact
        ? `
def at_most(limit):
    if limit < 0:
        return 0
    start = 0
    special = 0
    total = 0
    for end in range(len(nums)):
        if nums[end] ${rule.code}:
            special += 1
        while special > limit:
            if nums[start] ${rule.code}:
                special -= 1
            start += 1
        total += end - start + 1
    return total
return at_most(k) - at_most(k - 1)`
        : `
start = 0
special = 0
best = 0
for end in range(len(nums)):
    if nums[end] ${rule.code}:
        special += 1
    while special > k:
        if nums[start] ${rule.code}:
            special -= 1
        start += 1
    best = max(best, end - start + 1)
return best`,
      cpp: exact
        ? `
vector<long long> seen(nums.size() + 1, 0);
seen[0] = 1;
long long found = 0;
int special = 0;
for (int num : nums) {
  if (num ${rule.code}) special++;
  if (special >= k) found += seen[special - k];
  seen[special]++;
}
return found;`
        : `
vector<int> at{-1};
int n = nums.size(), best = 0;
for (int i = 0; i < n; i++)
  if (nums[i] ${rule.code}) at.push_back(i);
at.push_back(n);
int last = at.size() - 1;
for (int i = 0; i <= last; i++) {
  int j = min(i + k + 1, last);
  best = max(best, at[j] - at[i] - 1);
}
return best;`,
      brute: `
found = [0]
for start in range(len(nums)):
    for end in range(start, len(nums)):
        special = sum(1 for num in nums[start:end + 1] if num ${rule.code})
        ${exact ? 'if special == k:\n            found.append(1)' : 'if special <= k:\n            found.append(end - start + 1)'}
return ${exact ? 'sum' : 'max'}(found)`,
      input(draw, size) {
        const length = draw.int(...bySize<[number, number]>(size, [5, 8], [1, 9], [80, 200], [4500, 5000]));
        const k = draw.int(size === 'tiny' ? 1 : 0, bySize(size, 2, 3, 20, 300));
        const high = draw.pick([20 * m, 11 * m, 1000]);
        return { nums: draw.list(length, 0, size === 'tiny' ? 20 * m : high), k: Math.min(k, length) };
      },
      edges: [
        { nums: [m], k: 0 },
        { nums: [10 * m, 10 * m + 1, 10 * m - 1, 10 * m], k: 0 },
        { nums: [0, 1000, 0, 1000, 0], k: 2 },
        { nums: [m, 2 * m, 3 * m, 500], k: 4 },
      ],
      hints: [
        'A stretch that is too full of special ones stays too full when it grows.',
        exact
          ? 'Exactly k is: at most k, without those that have at most k - 1.'
          : 'Let the right end move step by step. How far must the left end follow so that the stretch is allowed again?',
        'Keep the count of special ones between two ends that only ever move to the right. Each position enters once and leaves once.',
      ],
      editorial: exact
        ? 'Count with two ends how many stretches have at most k special ones: for each right end all starts from the left end on are good. Do the same for k - 1 and subtract. Another way: count special ones in every prefix and look up how many earlier prefixes have k fewer. Both are O(n).'
        : 'Two ends move to the right only. The right end takes in one number at a time; while there are more than k special ones, the left end gives one up. The longest stretch on the way is the answer. O(n).',
    };
  },
};
