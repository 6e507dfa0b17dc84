import type { FamilyLogic } from '@devorbit/contract/practice/families.ts';
import { bySize } from '../../drawing/by-size.ts';

export const logic: FamilyLogic<{ nums: number[]; k: number }> = (random, difficulty) => {
  const merge = difficulty === 'Medium';
  const by = random.int(2, 5);
  const plus = random.int(0, 9);
  const end = random.pick(['sum', 'max', 'min'] as const);
  const play = (nums: number[], k: number): number[] => {
    let now = [...nums];
    for (let round = 0; round < k; round++) {
      now.sort((a, b) => a - b);
      if (!merge) now.push(Math.floor((now.pop() ?? 0) / by) + plus);
      else if (now.length > 1) now = [...now.slice(2), (now[0] ?? 0) + (now[1] ?? 0) + plus];
    }
    return now.sort((a, b) => a - b);
  };
  const result = {
    sum: (nums: number[]) => nums.reduce((a, b) => a + b, 0),
    max: (nums: number[]) => Math.max(...nums),
    min: (nums: number[]) => Math.min(...nums),
  }[end];
  return {
    values: { by_number: by, plus, end },
    answer: ({ nums, k }) => result(play(nums, k)),
    example: ({ nums, k }) => ({ rounds: k, numbers: play(nums, k).join(', ') }),
    input(draw, size) {
      const length = draw.int(...bySize<[number, number]>(size, [4, 6], [1, 8], [30, 90], [1400, 1500]));
      const k = draw.int(
        ...bySize<[number, number]>(
          size,
          [2, 3],
          [0, 9],
          [10, merge ? length - 2 : 90],
          [800, merge ? length - 2 : 1500],
        ),
      );
      return { nums: draw.list(length, 0, bySize(size, 30, 40, 300, 1000)), k };
    },
    edges: [
      { nums: [0], k: 5 },
      { nums: [7, 7, 7, 7], k: 1 },
      { nums: [1000, 1, 500], k: 0 },
      { nums: [by * 10, by * 10 - 1, 1], k: 2 },
    ],
  };
};
