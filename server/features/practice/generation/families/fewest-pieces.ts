import { bySize } from '../drafts/by-size.ts';
import type { Family, Sketch } from '../drafts/sketch.ts';

type Target = { target: number };

const shops = [
  ['at the Fair', 'A fair sells tokens', 'token', 'tokens', 'points'],
  ['at the Post Office', 'A post office has stamps', 'stamp', 'stamps', 'cents'],
  ['in the Carpentry', 'A carpenter lays planks end to end', 'plank', 'planks', 'decimetres'],
  ['in the Kitchen', 'A cook has measuring spoons', 'spoon', 'spoons', 'grams'],
  ['at the Balance', 'A balance comes with weights', 'weight', 'weights', 'grams'],
  ['on the Rail Yard', 'Rails are made of pieces', 'piece', 'pieces', 'metres'],
  ['in the Arcade', 'An arcade gives out tickets', 'ticket', 'tickets', 'points'],
] as const;

/** Reaching a total with given values: the fewest pieces (Medium), or the number of rows of them (Hard). */
export const fewestPieces: Family = {
  name: 'fewest-pieces',
  tags: ['Dynamic Programming', 'Math'],
  difficulties: ['Medium', 'Hard'],
  sketch(random, difficulty): Sketch<Target> {
    const [place, intro, piece, pieces, unit] = random.pick(shops);
    const values = random
      .shuffle([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])
      .slice(0, random.int(3, 4))
      .sort((a, b) => a - b);
    const hard = difficulty === 'Hard';
    const mod = random.pick([997, 9973, 99_991]);
    const list = values.join(', ');
    const ways = (target: number): number => {
      const table = [1];
      for (let sum = 1; sum <= target; sum++)
        table.push(values.reduce((total, value) => total + (sum < value ? 0 : (table[sum - value] ?? 0)), 0) % mod);
      return table[target] ?? 0;
    };
    const fewest = (target: number): number => {
      const table = [0];
      for (let sum = 1; sum <= target; sum++)
        table.push(
          1 +
            Math.min(
              Infinity,
              ...values.filter((value) => value <= sum).map((value) => table[sum - value] ?? Infinity),
            ),
        );
      return Number.isFinite(table[target]) ? (table[target] ?? -1) : -1;
    };
    return {
      title: `${hard ? `Orders of ${values.join(' and ')} Modulo ${mod}` : `Fewest of ${values.join(', ')}`} ${place}`,
      statement: `${intro} of exactly these kinds: **${list}** ${unit} each. There are as many of every kind as you like.

${
  hard
    ? `Somebody puts ${pieces} in a row until they add up to exactly \`target\` ${unit}. Return in how many ways that can be done. **The order counts**: two rows are different when they differ at any place. Because the number can be huge, return its remainder after division by **${mod}**.`
    : `Return the smallest number of ${pieces} that add up to exactly \`target\` ${unit}, or -1 if no choice of ${pieces} does.`
}`,
      params: { target: 'int' },
      returns: 'int',
      constraints: ['1 ≤ target ≤ 3,000'],
      answer: ({ target }) => (hard ? ways(target) : fewest(target)),
      explain: ({ target }, answer) =>
        hard
          ? `There are ${answer} different rows of ${list} with the sum ${target}${ways(target) === 0 ? '' : `, or ${answer} is the remainder by ${mod} of their number`}.`
          : answer === '-1'
            ? `No choice of ${list} adds up to ${target}.`
            : `${target} can be made of ${answer} ${answer === '1' ? piece : pieces}, and not of fewer.`,
      python: hard
        ? `
ways = [1] + [0] * target
for total in range(1, target + 1):
    for value in (${list}):
        if value <= total:
            ways[total] += ways[total - value]
    ways[total] %= ${mod}
return ways[target]`
        : `
best = [0] + [10 ** 9] * target
for total in range(1, target + 1):
    for value in (${list}):
        if value <= total:
            best[total] = min(best[total], best[total - value] + 1)
if best[target] >= 10 ** 9:
    return -1
return best[target]`,
      cpp: hard
        ? `
vector<long long> ways(target + ${values.at(-1)} + 1, 0);
ways[0] = 1;
for (int total = 0; total < target; total++)
  for (int value : {${list}}) ways[total + value] = (ways[total + value] + ways[total]) % ${mod};
return ways[target];`
        : `
vector<bool> seen(target + 1, false);
vector<int> now{0};
seen[0] = true;
for (int count = 0; !now.empty(); count++) {
  vector<int> later;
  for (int total : now) {
    if (total == target) return count;
    for (int value : {${list}})
      if (total + value <= target && !seen[total + value]) {
        seen[total + value] = true;
        later.push_back(total + value);
      }
  }
  now = later;
}
return -1;`,
      brute: hard
        ? `
def rows(left):
    if left == 0:
        return 1
    return sum(rows(left - value) for value in (${list}) if value <= left)
return rows(target) % ${mod}`
        : `
def fewest(left, kinds):
    if left == 0:
        return 0
    if not kinds:
        return 10 ** 6
    tries = [fewest(left - kinds[0] * n, kinds[1:]) + n for n in range(left // kinds[0] + 1)]
    return min(tries)
found = fewest(target, [${list}])
return -1 if found >= 10 ** 6 else found`,
      input: (draw, size) => ({
        target: draw.int(...bySize<[number, number]>(size, [6, 20], [1, 26], [60, 900], [2500, 3000])),
      }),
      edges: [{ target: 1 }, { target: values[0] ?? 2 }, { target: (values[0] ?? 2) + 1 }, { target: 13 }],
      hints: [
        'Taking the largest that fits can miss the best answer, or any at all.',
        `Which ${piece} is the last? What then remains to be made?`,
        'Fill a table for all totals from 0 up to the target; each entry follows from a few smaller ones.',
      ],
      editorial: hard
        ? `The last ${piece} has one of the values v, so ways(t) is the sum of ways(t - v), with ways(0) = 1, everything modulo ${mod}. O(target).`
        : `The last ${piece} has one of the values v, so fewest(t) is 1 plus the smallest fewest(t - v), with fewest(0) = 0. Totals that cannot be reached stay infinite. O(target). A breadth-first search over the totals finds the same.`,
    };
  },
};
