import { expect, test } from 'vitest';
import { plainText } from './markdown-text.ts';

test.each([
  [
    'every block and sign',
    '# A\n\n- *one*, **two**\n- `three`\n\n> [four](/x) five.\n\n| a | b |\n|---|---|\n| 1 | 2 |',
    'A one, two three four five. a b 1 2',
  ],
  ['code keeps its marks', 'Print `a * b` and `_x_`.\n\n```py\nx = "**"\n```', 'Print a * b and _x_. x = "**"'],
  ['arithmetic and names are no emphasis', '2*3 and a * b, max_left_sum', '2*3 and a * b, max_left_sum'],
  ['emphasis within a word', 're**write**n', 'rewriten'],
  [
    'links, references and pictures',
    '[a][1] ![map](m.png) <https://x.example>\n\n[1]: /y "z"',
    'a map https://x.example',
  ],
  ['tasks and strokes', '- [x] ~~done~~\n- [ ] open', 'done open'],
  ['tags and comments', 'x<sup>2</sup> <!-- no --> <b>y</b>\n\n<div>\nz\n</div>', 'x2 y'],
  ['comparisons are no tags', 'a < b and c > d', 'a < b and c > d'],
  ['escapes and entities', '1\\. \\*not bold\\* &amp; &lt;b&gt;', '1. *not bold* & <b>'],
  ['line breaks of all kinds', 'one\r\ntwo  \nthree\\\nfour', 'one two three four'],
  ['nothing', ' \n', ''],
])('%s', (_, markdown, plain) => {
  expect(plainText(markdown)).toBe(plain);
});
