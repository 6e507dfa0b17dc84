import { expect, test } from 'vitest';
import { headingsOf, proseOf, readBlocks, sectionsOf } from './lesson-blocks.ts';

const text = `Before.

## One idea

Some *words* at 12:30.

\`\`\`js run
console.log(1);
\`\`\`

\`\`\`text output
1
\`\`\`

:::predict{from="one-idea"}
What?
- [ ] A — No, for a reason.
- [x] B — Yes, it is.
- [ ] C — No, it is not.
:::

:::note{title="Look"}
Closely.
:::

:::recall
- Why? — Because.
- When? — Now.
:::

:::exercise{dir="tickets"}
Sell one.
:::
`;

test('a text comes in blocks, each with the section that it stands in', () => {
  expect(readBlocks(text).map(({ kind, section }) => [kind, section])).toEqual([
    ['markdown', ''],
    ['markdown', 'one-idea'],
    ['run', 'one-idea'],
    ['predict', 'one-idea'],
    ['note', 'one-idea'],
    ['recall', 'one-idea'],
    ['exercise', 'one-idea'],
  ]);
  const [, words, run, predict, note, recall, exercise] = readBlocks(text);
  expect(words).toMatchObject({ text: '## One idea\n\nSome *words* at 12:30.' });
  expect(run).toMatchObject({ lang: 'js', code: 'console.log(1);', output: '1' });
  expect(predict).toMatchObject({ from: 'one-idea', question: 'What?' });
  expect(predict?.kind === 'predict' && predict.choices[1]).toEqual({ text: 'B', right: true, why: 'Yes, it is.' });
  expect(note).toMatchObject({ title: 'Look', text: 'Closely.' });
  expect(recall?.kind === 'recall' && recall.cards[0]).toEqual({ question: 'Why?', answer: 'Because.' });
  expect(exercise).toMatchObject({ dir: 'tickets', text: 'Sell one.', hints: [] });
});

test('a program may say what is pressed and shown, an exercise has hints', () => {
  const fence = '```jsx run press="Sell" press="Sell again" then="0 left"\nexport default 1;\n```';
  expect(readBlocks(fence)[0]).toMatchObject({ lang: 'jsx', press: ['Sell', 'Sell again'], shows: '0 left' });
  const [exercise] = readBlocks(':::exercise{dir="tickets"}\nSell one.\n\n- Look at `left`.\n- Use a step.\n:::');
  expect(exercise).toMatchObject({ text: 'Sell one.', hints: ['Look at `left`.', 'Use a step.'] });
});

test('headings have anchors, and parts their prose without code', () => {
  expect(headingsOf(text)).toEqual([{ depth: 2, title: 'One idea', anchor: 'one-idea' }]);
  expect(sectionsOf(text)[0]).toMatchObject({ title: 'One idea', anchor: 'one-idea' });
  expect(proseOf(text)).toContain('Some words at 12:30.');
  expect(proseOf(text)).not.toContain('console');
});

test.each([
  [':::dance\nNow.\n:::', 'There is no block dance'],
  ['::dance', 'There is no block dance'],
  [':::recall\n- Why? — Because.\n:::', 'recall: it is a list of two cards or more'],
  [':::recall\n- Why? Because.\n- When? Now.\n:::', 'has no dash with spaces around it'],
  [':::predict\n- [x] A — Yes.\n- [ ] B — No.\n:::', 'predict: it has no question'],
  [':::predict\nWhat?\n- A — Yes.\n:::', 'predict: each choice begins with [ ] or [x]'],
  ['```jsx run wait="1"\n1\n```', 'run: there is no wait'],
  [':::exercise\nSell.\n:::', 'exercise: it names no folder'],
  ['```text output\n1\n```', 'A block of output stands below the program that prints it'],
])('%j is refused', (wrong, fault) => {
  expect(() => readBlocks(wrong)).toThrow(fault);
});
