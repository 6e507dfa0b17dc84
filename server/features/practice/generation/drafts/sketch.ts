import type { ValueType } from '@devorbit/contract/execution/languages.ts';
import type { Input, Random, Size, Value } from '@devorbit/contract/practice/families.ts';
import type { Difficulty } from '@devorbit/contract/practice/problems.ts';

/** What a family writes of one problem. The sources are bodies of `solve`, without indentation. */
export type Sketch = {
  /** At least one; the further ones are for where the first is taken. */
  titles: string[];
  statement: string;
  /** In the order of the input. */
  params: Record<string, ValueType>;
  returns: ValueType;
  constraints: string[];
  /** The reference. */
  answer(input: Input): Value;
  /** One or two sentences on an example; `answer` as it is printed. */
  explain(input: Input, answer: string): string;
  python: string;
  cpp: string;
  /** Python, by another and plainer approach; answers tiny and small inputs within the time limit. */
  brute: string;
  input(random: Random, size: Size): Input;
  /** Corner cases: at most four. */
  edges: Input[];
  hints: [string, string, string];
  editorial: string;
};

/** A kind of problem with parameters. Every draw from the same random numbers is the same. */
export type Family = {
  name: string;
  tags: readonly string[];
  difficulties: readonly Difficulty[];
  /** `difficulty` is one of the family's. */
  sketch(random: Random, difficulty: Difficulty): Sketch;
};

/** As starter code prints an answer. */
export function show(value: Value): string {
  if (!Array.isArray(value)) return String(value);
  const lines = value.some((item) => Array.isArray(item) || typeof item === 'string');
  return value.map((item) => (Array.isArray(item) ? item.map(show).join(' ') : show(item))).join(lines ? '\n' : ' ');
}
