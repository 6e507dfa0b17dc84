import type { FamilyLogic } from '@devorbit/contract/practice/families.ts';
import { bySize } from '../../drawing/by-size.ts';

export const logic: FamilyLogic<{ low: number; high: number }> = (random, difficulty) => {
  const game = difficulty === 'Medium';
  const m = random.int(3, 11);
  const factor = random.int(2, 5);
  const wanted = random.int(2, 4);
  const rest = random.int(0, m - 1);
  const weight = (num: number): number =>
    [...String(num)]
      .map(Number)
      .reduce((a, digit, at, all) => a + digit * ((all.length - 1 - at) % 2 === 0 ? 1 : factor), 0);
  const played = (num: number): number => Math.floor(num / 10) + factor * (num % 10);
  const rounds = (num: number): number => {
    let [now, count] = [num, 0];
    while (now > 9 && count < 50) [now, count] = [played(now), count + 1];
    return count;
  };
  const lucky = ({ low, high }: { low: number; high: number }): number[] =>
    Array.from({ length: high - low + 1 }, (_, at) => low + at).filter((num) =>
      game ? rounds(num) >= wanted : weight(num) % m === rest,
    );
  return {
    values: {
      m,
      rest,
      factor,
      factor_and_one: factor + 1,
      wanted,
      first_round: played(1234),
      weight: weight(1234),
    },
    answer: (input) => lucky(input).length,
    example: (input) => ({ found: lucky(input).join(', ') }),
    input(draw, size) {
      const low = draw.int(1, bySize(size, 40, 2000, 50_000, 995_000));
      const more = draw.int(...bySize<[number, number]>(size, [8, 15], [0, 60], [200, 900], [4000, 5000]));
      return { low, high: low + more };
    },
    edges: [
      { low: 1, high: 1 },
      { low: 9, high: 11 },
      { low: 95, high: 105 },
      { low: 999_990, high: 1_000_000 },
    ],
  };
};
