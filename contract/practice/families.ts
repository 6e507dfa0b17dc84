import { z } from 'zod';
import { ValueType } from '../execution/languages.ts';
import { Difficulty } from './problems.ts';

/** How values, words and the parts of a scene are called: `{{name}}` in a text. */
export const FamilyName = z.string().regex(/^[a-z][a-z0-9_]*$/, 'Must be a name in lower case');

/** A text with placeholders, or a choice between such texts: by whose value, then one text a case, and `else`. */
export type FamilyText = string | FamilyChoice;
export type FamilyChoice = { by: string; [value: string]: FamilyText };

const isText = (text: unknown): text is FamilyText =>
  typeof text === 'string' ||
  (typeof text === 'object' &&
    text !== null &&
    !Array.isArray(text) &&
    'by' in text &&
    FamilyName.safeParse(text.by).success &&
    Object.keys(text).length > 1 &&
    Object.values(text).every(isText));

const FamilyText = z.custom<FamilyText>(isText, 'Must be a text in quotes, or a choice: { by: name, value: text, … }');

/** `family.yaml` of a family of generated problems. What its texts mean by `{{name}}`: docs/guides/generating-problems.md. */
export const FamilyFile = z.strictObject({
  tags: z.array(z.string().trim().min(1)).min(1),
  difficulties: z.array(Difficulty).min(1),
  /** A file of `scenes/`; a family without one has a `scenes.yaml` of its own. */
  scenes: z.string().optional(),
  /** The folder whose files stand for those beside `family.yaml`: that of the difficulty, where nothing else is said. */
  variant: FamilyText.optional(),
  /** What `logic.ts` draws with every problem. */
  values: z.array(FamilyName).default([]),
  /** What `logic.ts` says of every example, for `explain`. */
  example_values: z.array(FamilyName).default([]),
  /** Of `solve`, in the order of the input. `text`, `input` and `data` belong to the starter code. */
  params: z.record(z.string().regex(/^(?!(?:text|input|data)$)[a-z][a-zA-Z0-9]*$/), ValueType),
  returns: FamilyText,
  /**
   * What the problem may be called, the more the better: none with a digit or a drawn number, each with a part of the scene.
   * In sentence case: the words of a title get their capitals when it is drawn.
   */
  titles: z.array(FamilyText).min(2),
  constraints: z.array(FamilyText).min(1),
  /** One or two sentences on an example; `{{answer}}` is its answer as it is printed. */
  explain: FamilyText,
  hints: z.tuple([FamilyText, FamilyText, FamilyText]),
  /** Texts that stand in others. */
  words: z.record(FamilyName, FamilyText).default({}),
});
export type FamilyFile = z.infer<typeof FamilyFile>;

/** Settings in which a problem may be told, all with the same parts. */
export const ScenesFile = z.array(z.record(FamilyName, z.string().min(1))).min(1);
export type Scene = z.infer<typeof ScenesFile>[number];

export type FamilyValue = string | number | boolean;

export type Value = number | boolean | string | Value[];
export type Input = Record<string, Value>;

/** `tiny` is for examples that people read, `small` for a brute force, `large` is as large as the constraints allow. */
export type Size = 'tiny' | 'small' | 'medium' | 'large';

/** Draws that a seed decides: the same seed gives the same draws, on every machine. */
export type Random = {
  /** A whole number from `low` to `high`, both possible. */
  int(low: number, high: number): number;
  pick<T>(items: readonly T[]): T;
  /** True with this probability. */
  chance(probability: number): boolean;
  list(length: number, low: number, high: number): number[];
  letters(length: number, alphabet: string): string;
  shuffle<T>(items: readonly T[]): T[];
};

/** What the logic of a family gives with one problem. */
export type Drawn<I extends Input> = {
  /** By the names of `values` in `family.yaml`. */
  values: Record<string, FamilyValue>;
  /** The reference. */
  answer(input: I): Value;
  /** By the names of `example_values`; `answer` as it is printed. */
  example?(input: I, answer: string): Record<string, FamilyValue>;
  input(random: Random, size: Size): I;
  /** Corner cases: at most four. */
  edges: I[];
};

/** `logic` of a family's `logic.ts`. `difficulty` is one of the family's. Draws with the same random numbers are the same. */
export type FamilyLogic<I extends Input> = (random: Random, difficulty: Difficulty) => Drawn<I>;
