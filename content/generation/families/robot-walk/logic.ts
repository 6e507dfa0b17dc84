import type { FamilyLogic } from '@devorbit/contract/practice/families.ts';
import { bySize } from '../../drawing/by-size.ts';

export const logic: FamilyLogic<{ moves: string }> = (random, difficulty) => {
  const visits = difficulty === 'Medium';
  const size = random.int(3, 40);
  const jump = random.int(2, 6);
  const walk = (moves: string): { x: number; y: number; seen: Set<string> } => {
    let [x, y, dx, dy] = [0, 0, 0, 1];
    const seen = new Set(['0,0']);
    for (const move of moves) {
      if (move === 'L') [dx, dy] = [-dy, dx];
      else if (move === 'R') [dx, dy] = [dy, -dx];
      else {
        const by = move === 'J' ? jump : 1;
        [x, y] = [x + by * dx, y + by * dy];
        if (visits) [x, y] = [((x % size) + size) % size, ((y % size) + size) % size];
        seen.add(`${x},${y}`);
      }
    }
    return { x, y, seen };
  };
  return {
    values: { size, last: size - 1, jump, large: size * jump },
    answer({ moves }) {
      const { x, y, seen } = walk(moves);
      return visits ? seen.size : Math.abs(x) + Math.abs(y);
    },
    example({ moves }) {
      const { x, y } = walk(moves);
      return { x, y };
    },
    input(draw, given) {
      const length = draw.int(...bySize<[number, number]>(given, [6, 9], [1, 12], [80, 250], [4500, 5000]));
      return { moves: draw.letters(length, draw.pick(['LRFFJ', 'LRFJ', 'LFFFJJ', 'RFFFFJ'])) };
    },
    edges: [{ moves: 'L' }, { moves: 'J' }, { moves: 'FRFRFRFR' }, { moves: 'LFLFFRJJRF' }],
  };
};
