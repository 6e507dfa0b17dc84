import type { AuthoredDraft, AuthoredTest } from '@devorbit/contract/practice/authoring.ts';

/** A test while a draft is verified; the answer is null until the reference has given it. */
export type Case = { name: string; sample: boolean; input: string; answer: string | null };

export type GeneratedTest = Extract<AuthoredTest, { kind: 'generated' }>;

export const argumentsOf = ({ args }: Pick<GeneratedTest, 'args'>): string[] =>
  args.split(/\s+/).filter((word) => word !== '');

/** The text as a file has it: its last line ends. What is empty stays empty. */
const asFile = (text: string): string => (text === '' || text.endsWith('\n') ? text : `${text}\n`);

/** All tests as a package orders them: examples first. `generated` gives a generated test's input by its name. */
export const casesOf = ({ examples, tests }: AuthoredDraft, generated: Map<string, string>): Case[] => [
  ...examples.map(({ input, output }, at) => ({
    name: `Example ${at + 1}`,
    sample: true,
    input: asFile(input),
    answer: asFile(output),
  })),
  ...tests.map((test) =>
    test.kind === 'generated'
      ? { name: test.name, sample: false, input: generated.get(test.name) ?? '', answer: null }
      : {
          name: test.name,
          sample: false,
          input: asFile(test.input),
          answer: test.answer === null ? null : asFile(test.answer),
        },
  ),
];
