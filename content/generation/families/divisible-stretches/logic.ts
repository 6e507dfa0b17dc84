import type { FamilyLogic } from '@devorbit/contract/practice/families.ts';
import { bySize } from '../../drawing/by-size.ts';

const sumOf = (nums: number[]): number => nums.reduce((a, b) => a + b, 0);

export const logic: FamilyLogic<{ nums: number[] }> = (random) => {
  const m = random.int(3, 15);
  const rest = random.int(0, m - 1);
  const longest = random.chance(0.5);
  const fairParts = (nums: number[]): number[][] =>
    nums.flatMap((_, from) =>
      nums.flatMap((__, to) => {
        const part = nums.slice(from, to + 1);
        return to >= from && sumOf(part) % m === rest ? [part] : [];
      }),
    );
  return {
    values: { m, rest, longest },
    answer({ nums }) {
      const seen = new Map<number, number[]>([[0, [0]]]);
      let [total, count, best] = [0, 0, 0];
      for (const [at, num] of nums.entries()) {
        total = (total + num) % m;
        const starts = seen.get((total - rest + m) % m) ?? [];
        count += starts.length;
        best = Math.max(best, at + 1 - (starts[0] ?? at + 1));
        seen.set(total, [...(longest ? (seen.get(total) ?? []).slice(0, 1) : (seen.get(total) ?? [])), at + 1]);
      }
      return longest ? best : count;
    },
    example({ nums }, answer) {
      const parts = fairParts(nums);
      const shown = longest ? parts.filter((part) => part.length === Number(answer)).slice(0, 1) : parts.slice(0, 6);
      return {
        any: parts.length > 0,
        more: parts.length > 6,
        shown: shown.map((part) => `${part.join(' + ')} = ${sumOf(part)}`).join('; '),
      };
    },
    input(draw, size) {
      const length = draw.int(...bySize<[number, number]>(size, [4, 6], [1, 9], [80, 200], [4500, 5000]));
      if (longest && draw.chance(0.4)) {
        const nums = Array.from({ length }, () => m * draw.int(0, 60));
        if (draw.chance(0.7)) nums[draw.int(0, length - 1)] = draw.int(1, 900);
        return { nums };
      }
      return { nums: draw.list(length, 0, bySize(size, 2 * m, 2 * m, 500, 10_000)) };
    },
    edges: [{ nums: [rest] }, { nums: [rest + 1] }, { nums: [m, m, m, rest + m, m] }, { nums: [0, 0, 0, 0] }],
  };
};
