import { expect, test } from 'vitest';
import { startedAhead } from './started-ahead.ts';

test.each([
  [['/usr/bin/python3', 'main.py'], true],
  [['/opt/node/bin/node', 'main.js'], true],
  [['/usr/bin/java', '-XX:-UsePerfData', 'Main'], true],
  [['/usr/bin/java', 'Main'], false],
  [['/box/a.out'], false],
  [['/usr/bin/javac', 'Main.java'], false],
  [[], false],
])('%j: %s', (argv, worth) => {
  expect(startedAhead(argv)).toEqual(worth ? argv : undefined);
});
