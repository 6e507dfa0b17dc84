import type { FamilyLogic } from '@devorbit/contract/practice/families.ts';
import { bySize } from '../../drawing/by-size.ts';

export const logic: FamilyLogic<{ target: number }> = (random, difficulty) => {
  const values = random
    .shuffle([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])
    .slice(0, random.int(3, 4))
    .sort((a, b) => a - b);
  const mod = random.pick([997, 9973, 99_991]);
  const ways = (target: number): number => {
    const table = [1];
    for (let sum = 1; sum <= target; sum++)
      table.push(values.reduce((total, value) => total + (sum < value ? 0 : (table[sum - value] ?? 0)), 0) % mod);
    return table[target] ?? 0;
  };
  const fewest = (target: number): number => {
    const table = [0];
    for (let sum = 1; sum <= target; sum++) {
      const before = values.filter((value) => value <= sum).map((value) => table[sum - value] ?? Infinity);
      table.push(1 + Math.min(Infinity, ...before));
    }
    return Number.isFinite(table[target]) ? (table[target] ?? -1) : -1;
  };
  const [least = 2] = values;
  return {
    values: { list: values.join(', '), largest: values.at(-1) ?? 0, mod },
    answer: ({ target }) => (difficulty === 'Hard' ? ways(target) : fewest(target)),
    example: ({ target }) => ({ target, reachable: ways(target) !== 0 }),
    input: (draw, size) => ({
      target: draw.int(...bySize<[number, number]>(size, [6, 20], [1, 26], [60, 900], [2500, 3000])),
    }),
    edges: [{ target: 1 }, { target: least }, { target: least + 1 }, { target: 13 }],
  };
};
