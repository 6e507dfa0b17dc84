import { bySize } from '../drafts/by-size.ts';
import type { Family, Sketch } from '../drafts/sketch.ts';

type Walk = { moves: string };

const robots = [
  ['in the Garden', 'A mowing robot'],
  ['at the Seabed', 'A diving robot'],
  ['on the Parking Deck', 'A parking robot'],
  ['in the Museum', 'A guide robot'],
  ['on the Red Planet', 'A rover'],
  ['in the Storeroom', 'A shelf robot'],
  ['on the Ice Rink', 'A polishing machine'],
  ['in the Vineyard', 'A harvest robot'],
] as const;

/** A robot with turns and steps: how far it ends (Easy), or how many squares it visits on a field without borders (Medium). */
export const robotWalk: Family = {
  name: 'robot-walk',
  tags: ['String', 'Simulation', 'Hash Table'],
  difficulties: ['Easy', 'Medium'],
  sketch(random, difficulty): Sketch<Walk> {
    const [place, robot] = random.pick(robots);
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
    const wrap = (name: string) => (visits ? `${name} % ${size}` : name);
    return {
      title: `${visits ? `Ring Field of ${size}` : 'Far Away'} with Jumps of ${jump} ${place}`,
      statement: `${robot} stands at \`(0, 0)\` and looks in the direction in which \`y\` grows. It carries out \`moves\`, letter by letter:

- \`L\` and \`R\`: it turns left or right by 90 degrees, on the spot. (After one \`R\` at the start it looks in the direction in which \`x\` grows.)
- \`F\`: it goes **1** square forward.
- \`J\`: it jumps **${jump}** squares forward, without touching those between.

${
  visits
    ? `The field has ${size} × ${size} squares, with \`x\` and \`y\` from 0 to ${size - 1}. Who leaves it on one side comes back in on the opposite side. Return on how many **different squares** it has stood, the first one included.`
    : `The field has no borders. Return how far it is from its start in the end: **|x| + |y|**.`
}`,
      params: { moves: 'string' },
      returns: 'int',
      constraints: ['1 ≤ moves.length ≤ 5,000', 'moves consists of L, R, F and J'],
      answer({ moves }) {
        const { x, y, seen } = walk(moves);
        return visits ? seen.size : Math.abs(x) + Math.abs(y);
      },
      explain({ moves }, answer) {
        const { x, y } = walk(moves);
        return `It ends at (${x}, ${y})${visits ? ` and has stood on ${answer} different squares` : ''}.`;
      },
      python: `
x = 0
y = 0
dx = 0
dy = 1
seen = {(0, 0)}
for move in moves:
    if move == "L":
        dx, dy = -dy, dx
    elif move == "R":
        dx, dy = dy, -dx
    else:
        by = ${jump} if move == "J" else 1
        x = ${wrap('(x + dx * by)')}
        y = ${wrap('(y + dy * by)')}
        seen.add((x, y))
return ${visits ? 'len(seen)' : 'abs(x) + abs(y)'}`,
      cpp: `
int x = 0, y = 0, way = 0;
vector<array<int, 2>> ways{{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
set<array<int, 2>> seen{{0, 0}};
for (char move : moves) {
  if (move == 'L') way = (way + 3) % 4;
  if (move == 'R') way = (way + 1) % 4;
  if (move == 'L' || move == 'R') continue;
  int by = move == 'J' ? ${jump} : 1;
  x += ways[way][0] * by;
  y += ways[way][1] * by;
  ${visits ? `x = (x + ${size * jump}) % ${size};\n  y = (y + ${size * jump}) % ${size};` : ''}
  seen.insert({x, y});
}
return ${visits ? 'seen.size()' : 'abs(x) + abs(y)'};`,
      brute: `
at = 0 + 0j
way = 1j
squares = [at]
for move in moves:
    if move in "LR":
        way *= {"L": 1j, "R": -1j}[move]
    else:
        at += way * {"F": 1, "J": ${jump}}[move]
        squares.append(at)
${visits ? `return len(set((int(s.real) % ${size}, int(s.imag) % ${size}) for s in squares))` : 'return int(abs(at.real) + abs(at.imag))'}`,
      input(draw, given) {
        const length = draw.int(...bySize<[number, number]>(given, [6, 9], [1, 12], [80, 250], [4500, 5000]));
        return { moves: draw.letters(length, draw.pick(['LRFFJ', 'LRFJ', 'LFFFJJ', 'RFFFFJ'])) };
      },
      edges: [{ moves: 'L' }, { moves: 'J' }, { moves: 'FRFRFRFR' }, { moves: 'LFLFFRJJRF' }],
      hints: [
        'Keep the place and the direction; each letter changes one of them.',
        'A direction is a pair (dx, dy). What does a turn do to it?',
        visits
          ? `After each step take the remainder by ${size} (mind negative numbers), and put the place into a set.`
          : 'A turn to the right makes (dx, dy) to (dy, -dx), one to the left to (-dy, dx).',
      ],
      editorial: `Carry out the moves one by one with a place and a direction. A right turn makes (dx, dy) to (dy, -dx), a left turn to (-dy, dx). ${visits ? `Both coordinates are kept from 0 to ${size - 1} by the remainder, and a set keeps the places. ` : ''}O(n).`,
    };
  },
};
