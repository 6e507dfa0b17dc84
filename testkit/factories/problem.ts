import type { AuthoredProblem } from '@devorbit/content-reader/problem-package.ts';
import type { Difficulty } from '@devorbit/contract/practice/problems.ts';
import { importPackage } from '@devorbit/server/features/practice/problems/commands/import-package.ts';
import { z } from 'zod';
import type { House } from '../house.ts';

let made = 0;

/** Adds two numbers: one sample and three secret tests. */
export function authoredProblem(
  name: string,
  {
    title = 'Sum of two',
    difficulty = 'Easy' as Difficulty,
    tags = ['math'],
    hints = [] as string[],
    editorial = '',
  } = {},
): AuthoredProblem {
  const test = (test: string, sample: boolean, a: number, b: number) => ({
    name: test,
    sample,
    input: `{"a":${a},"b":${b}}\n`,
    answer: `${a + b}\n`,
  });
  return {
    name,
    title,
    license: 'cc by-sa',
    rights_owner: 'DevOrbit',
    statement: `Answer the sum of \`a\` and \`b\`.`,
    notes: {
      difficulty,
      tags,
      signature: {
        params: [
          { name: 'a', type: 'int' },
          { name: 'b', type: 'int' },
        ],
        returns: 'int',
      },
      constraints: ['-1000 ≤ a, b ≤ 1000'],
      explanations: {},
      hints,
    },
    editorial,
    programs: { solutions: [], validator: null },
    examples: [{ input: '{"a":1,"b":2}', output: '3' }],
    judging: {
      format: 1,
      name,
      limits: { time_ms: 2000, memory_kb: 262_144 },
      validator_flags: [],
      tests: [
        test('Example 1', true, 1, 2),
        test('1-zero', false, 0, 0),
        test('2-negative', false, -700, 13),
        test('3-large', false, 999, 1000),
      ],
    },
  };
}

type Options = {
  title?: string;
  difficulty?: Difficulty;
  tags?: string[];
  hints?: string[];
  editorial?: string;
  createdAt?: Date;
};

/** A problem with tests that can be submitted to. Answers its id. */
export async function makeProblem(
  { database, clock }: Pick<House, 'database' | 'clock'>,
  { createdAt = clock.now(), ...options }: Options = {},
): Promise<number> {
  const name = `sumoftwo${++made}`;
  await importPackage({ database, clock }, authoredProblem(name, options), createdAt);
  const { id } = await database.row(z.object({ id: z.number() }), 'select id from problems where package_name = $1', [
    name,
  ]);
  return id;
}
