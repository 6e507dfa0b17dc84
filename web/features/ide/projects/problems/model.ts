import { ideLanguages } from '@devorbit/contract/execution/language-lists.ts';
import type { PracticeLanguage } from '@devorbit/contract/execution/languages.ts';
import type { NewFile } from '@devorbit/contract/ide/files.ts';
import {
  MAX_CONFIGURATION_NAME,
  MAX_CONFIGURATIONS,
  MAX_PROJECT_NAME,
  MAX_RUN_INPUT,
} from '@devorbit/contract/ide/projects-limits.ts';
import type { RunConfiguration, RunConfigurations } from '@devorbit/contract/ide/run-configurations.ts';
import type { Example } from '@devorbit/contract/practice/problems.ts';
import type { ComponentType } from 'react';

export type ProblemSource = {
  title: string;
  examples: readonly Example[];
  language: PracticeLanguage;
  /** A whole program. */
  code: string;
  /** The problem's own page. */
  address: string;
};

/** A text of a project that is judged as it is now. */
export type Program = { problem: number; language: PracticeLanguage; name: string; code: string };
export type SubmitDialog = ComponentType<{ program: Program; onGoTo: (line: number) => void; onClose: () => void }>;

const fenced = (text: string): string => `\`\`\`text\n${text.trimEnd()}\n\`\`\``;

/** The project of a problem: the program, what the examples expect, and each example as a run configuration. Hidden tests are no part of it. */
export function problemProject({ title, examples, language, code, address }: ProblemSource): {
  name: string;
  program: NewFile;
  readme: NewFile;
  runs: RunConfigurations;
} {
  const file = ideLanguages.find((each) => each.language === language)?.file ?? 'main.txt';
  const all = examples.flatMap(({ input }, at): RunConfiguration[] =>
    input.length > MAX_RUN_INPUT || input === ''
      ? []
      : [
          {
            id: `example-${at + 1}`,
            name: `Example ${at + 1}`.slice(0, MAX_CONFIGURATION_NAME),
            entry: null,
            args: [],
            env: {},
            stdin: input,
          },
        ],
  );
  const known = all.slice(0, MAX_CONFIGURATIONS);
  const words = examples.flatMap(({ input, output }, at) => [
    `## Example ${at + 1}`,
    fenced(input),
    'Expected output:',
    fenced(output),
  ]);
  return {
    name: `Problem: ${title}`.slice(0, MAX_PROJECT_NAME).trim(),
    program: { name: file, content: code },
    readme: {
      name: 'README.md',
      content: [`# ${title}`, `Read and submit it at ${address}.`, ...words, ''].join('\n\n').trimEnd() + '\n',
    },
    runs: { all: known, chosen: known[0]?.id ?? null },
  };
}
