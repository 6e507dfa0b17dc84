import { humanText } from '@devorbit/contract/human-text.ts';
import { Difficulty } from '@devorbit/contract/practice/problems.ts';
import { z } from 'zod';
import { reservedNames } from './reserved-names.ts';

/** Neither control characters, which the database refuses, nor those that turn the direction of reading around. */
export const isPlainText = (text: string): boolean =>
  text.isWellFormed() && !/[\u0000-\u0008\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]/.test(text);

/** A problem needs no links and no pictures, and nobody shall be sent anywhere by one. */
const leadsElsewhere = (text: string): boolean =>
  /[a-z][a-z\d+.-]*:\/\/|<[a-z][a-z\d+.-]*:|\bwww\.|\]\s*\(|^\s*\[[^\]]*\]:/im.test(text);

const plain = (most: number) =>
  z
    .string()
    .overwrite((text) => text.replace(/\r\n?/g, '\n'))
    .max(most)
    .refine(isPlainText, 'Must have no control characters');

const prose = (least: number, max: number, lines: 1 | 'many') =>
  humanText({ max, lines })
    .min(least)
    .refine((text) => !leadsElsewhere(text), 'Must have no links and no images');
const words = (least: number, most: number) => prose(least, most, 'many');
const line = (least: number, most: number) => prose(least, most, 1);

/** Indentation at the beginning counts. */
const code = (about: string) =>
  plain(20_000)
    .refine((text) => text.trim() !== '', 'Must not be empty')
    .describe(about);

const scalars = ['int', 'long', 'bool', 'string'] as const;
/** Neither floats, which languages print differently, nor trees. */
const Type = z.enum([
  ...scalars,
  ...scalars.map((type) => `${type}[]` as const),
  ...scalars.map((type) => `${type}[][]` as const),
]);

const Parameter = z.strictObject({
  name: z
    .string()
    .regex(/^[a-z][a-zA-Z0-9]{0,20}$/)
    .refine((name) => !reservedNames.has(name), 'Must be no keyword of Python, JavaScript, Java or C++')
    .describe('camelCase'),
  type: Type,
});

/** What a provider writes of a problem. Nothing in it is believed. */
export const ProviderAnswer = z.strictObject({
  title: line(3, 100)
    .refine((title) => !/\p{Nd}|[{}_=<>]/u.test(title), 'Must have no numbers and no names of parameters')
    .describe('From the setting of the statement, without numbers'),
  statement: words(120, 8_000).describe('Markdown: the story and what solve returns, without examples and constraints'),
  difficulty: Difficulty,
  tags: z.array(line(2, 40)).min(1).max(5).describe('Techniques, such as Array or Sliding Window'),
  params: z
    .array(Parameter)
    .min(1)
    .max(5)
    .refine((params) => new Set(params.map(({ name }) => name)).size === params.length, 'Must have different names'),
  returns: Type,
  constraints: z.array(line(3, 200)).min(1).max(12),
  time_limit_ms: z.number().int().min(1000).max(5000).describe('1000 to 5000; 2000 is usual'),
  examples: z
    .array(
      z.strictObject({
        input: plain(2_000).describe('A JSON object with the parameters'),
        output: plain(2_000).describe('What is printed for it'),
        explanation: words(5, 800),
      }),
    )
    .min(2)
    .max(3),
  hints: z.array(words(10, 600)).length(3).describe('Three, from a nudge to nearly the way'),
  editorial: words(60, 8_000).describe('Markdown: the approach, why it is right, its complexity'),
  python_solution: code('Body of solve in Python'),
  cpp_solution: code('Body of solve in C++20, by another approach where there is one'),
  brute_force: code('Body of solve in Python, as plain as possible; for small inputs'),
  input_generator: code('A whole Python program'),
  input_validator: code('A whole Python program'),
});
export type ProviderAnswer = z.infer<typeof ProviderAnswer>;
