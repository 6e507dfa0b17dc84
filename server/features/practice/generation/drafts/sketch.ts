import type { ValueType } from '@devorbit/contract/execution/languages.ts';
import type { Difficulty } from '@devorbit/contract/practice/problems.ts';
import type { Random } from './random.ts';

export type Value = number | boolean | string | Value[];
export type Input = Record<string, Value>;

/** `tiny` is for examples that people read, `small` for a brute force, `large` is as large as the constraints allow. */
export type Size = 'tiny' | 'small' | 'medium' | 'large';

/** What a family writes of one problem. The sources are bodies of `solve`, without indentation. */
export type Sketch<I extends Input> = {
  title: string;
  statement: string;
  /** In the order of the input. */
  params: Record<keyof I & string, ValueType>;
  returns: ValueType;
  constraints: string[];
  /** The reference. */
  answer(input: I): Value;
  /** One or two sentences on an example; `answer` as it is printed. */
  explain(input: I, answer: string): string;
  python: string;
  cpp: string;
  /** Python, by another and plainer approach; answers tiny and small inputs within the time limit. */
  brute: string;
  input(random: Random, size: Size): I;
  /** Corner cases: at most four. */
  edges: I[];
  hints: [string, string, string];
  editorial: string;
};

/** A kind of problem with parameters. Every draw from the same random numbers is the same. */
export type Family = {
  name: string;
  tags: readonly string[];
  difficulties: readonly Difficulty[];
  /** `difficulty` is one of the family's. */
  sketch(random: Random, difficulty: Difficulty): Sketch<Input>;
};

/** As starter code prints an answer. */
export function show(value: Value): string {
  if (!Array.isArray(value)) return String(value);
  const lines = value.some((item) => Array.isArray(item) || typeof item === 'string');
  return value.map((item) => (Array.isArray(item) ? item.map(show).join(' ') : show(item))).join(lines ? '\n' : ' ');
}
