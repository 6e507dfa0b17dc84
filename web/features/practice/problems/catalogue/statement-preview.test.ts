import { cpuMs } from '@devorbit/testkit/work.ts';
import { expect, test } from 'vitest';
import { statementPreview } from './statement-preview.ts';

test.each([
  [
    'emphasis and inline code',
    'Return the list **after** that. `shelf[i]` is *the* number.',
    'Return the list after that. shelf[i] is the number.',
  ],
  ['code keeps its marks', 'Print `a * b * c` and `**p`, not `_x_`.', 'Print a * b * c and **p, not _x_.'],
  ['snake_case is no emphasis', 'Use max_left_sum and _this_ one.', 'Use max_left_sum and this one.'],
  ['arithmetic is no emphasis', 'Compute a * b and 2*3*4.', 'Compute a * b and 2*3*4.'],
  ['headings, quotes and rules', '# Title\n\n> Quoted\n\n---\nText', 'Title Quoted Text'],
  ['lists', '- one\n- two\n\n1. three\n2) four\n- [x] five', 'one two three four five'],
  ['links and images', 'See [the page](https://x.y/z) ![a map](map.png).', 'See the page a map.'],
  ['fenced blocks are left out', 'Before\n```js\nlet x = 1;\n```\nAfter', 'Before After'],
  ['an unclosed fence too', 'Before\n```\nlet x', 'Before'],
  ['tables', '| a | b |\n|---|---|\n| 1 | 2 |', 'a b 1 2'],
  ['tags', 'x<sup>2</sup> <script>alert(1)</script>', 'x2 alert(1)'],
  ['comparisons are no tags', 'where a < b and c > d, 1 <= n', 'where a < b and c > d, 1 <= n'],
  ['escapes', '1\\. \\*not bold\\*', '1. *not bold*'],
  ['Windows line ends', 'one\r\n\r\ntwo', 'one two'],
  ['nothing', '', ''],
])('%s', (_, markdown, plain) => {
  expect(statementPreview(markdown)).toBe(plain);
});

test('a long statement ends at a word', () => {
  const preview = statementPreview('word '.repeat(500));
  expect(preview.length).toBeLessThanOrEqual(281);
  expect(preview).toMatch(/word…$/);
});

test('hostile lengths are read in no time', () => {
  const spent = cpuMs(() => {
    for (const part of ['*', '_', '[', '`', '![', '<a ', '- ', '|-', '#', '> '])
      statementPreview(part.repeat(20_000 / part.length));
  });
  expect(spent).toBeLessThan(1500);
});
