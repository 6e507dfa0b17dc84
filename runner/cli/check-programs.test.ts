import { expect, test } from 'vitest';
import { programFaults, quizFaults } from './check-programs.ts';

const text = (code: string, output: string): string =>
  `Some words.\n\n\`\`\`js run\n${code}\n\`\`\`\n\n\`\`\`text output\n${output}\n\`\`\`\n`;

test('a program that prints what its text says is right', async () => {
  expect(await programFaults([['concept/sum', text('console.log(1 + 1);', '2')]])).toEqual({ faults: [], blocks: 1 });
});

test('one that prints something else is told with both, and one that fails with why', async () => {
  const { faults, blocks } = await programFaults([
    ['concept/sum', text('console.log(1 + 1);', '3')],
    ['guide/broken', text('nothing.there', '3')],
  ]);
  expect(faults).toEqual([
    'concept/sum: a program prints “2”, not “3”',
    'guide/broken: a program fails: nothing is not defined',
  ]);
  expect(blocks).toBe(1);
});

const quiz = (prints: string | undefined, right: string) => [
  {
    id: 'react/state/x',
    questions: [
      {
        question: 'What does this program print?',
        prints,
        choices: [
          { text: '`7`', why: '' },
          { text: right, right: true as const, why: '' },
        ],
      },
    ],
  },
];

test('what a quiz’s program prints is its right choice', async () => {
  expect(await quizFaults(quiz('console.log(2 + 3)', '`5`'))).toEqual([]);
  expect(await quizFaults(quiz(undefined, 'no program'))).toEqual([]);
  expect(await quizFaults(quiz('console.log(2 + 3)', '`6`'))).toEqual([
    'react/state/x: “What does this program print?”: its program prints “5”, not “6”',
  ]);
  expect(await quizFaults(quiz('nothing.there', '`6`'))).toEqual([
    'react/state/x: “What does this program print?”: its program fails: nothing is not defined',
  ]);
});
