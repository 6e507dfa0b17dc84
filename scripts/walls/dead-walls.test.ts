import { expect, test } from 'vitest';
import { deadWalls } from './dead-walls.ts';

const files = ['web/app/page.ts', 'web/ui/button.tsx', 'server/main.ts', 'node_modules/pg/index.js'];
const wall = (from: object, to: object) => [{ name: 'walled', from, to }];

test('a wall whose every part looks at something is alive', () => {
  expect(deadWalls(wall({ path: '^web/(app|ui)/' }, { path: '^server/|node_modules/pg/' }), files)).toEqual([]);
  expect(deadWalls(wall({}, { path: '^server/', pathNot: '^web/(?!ui)' }), files)).toEqual([]);
});

test.each([
  [{ path: '^web/(app|shop)/' }, {}, '^web/(?:shop)/'],
  [{}, { path: '^server/|^main/' }, '^main/'],
  [{}, { path: 'node_modules/(pg|gone)/' }, 'node_modules/(?:gone)/'],
  [{ path: '^web/', pathNot: 'web/moved\\.ts$' }, {}, 'web/moved\\.ts$'],
  [{}, { path: '^web/', pathNot: '^web/(gone|app|ui)/' }, '^web/(?:gone)/'],
])('%j → %j looks at nothing', (from, to, part) => {
  expect(deadWalls(wall(from, to), files)).toEqual([`nothing stands where the wall walled looks: ${part}`]);
});

test('what is found by the rest of its wall is passed over', () => {
  expect(deadWalls(wall({ path: '^web/([^/]+)/' }, { path: '^web/', pathNot: '^web/$1/|/shop/' }), files)).toEqual([]);
});
