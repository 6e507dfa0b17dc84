import type { Signature } from '@devorbit/contract/execution/languages.ts';
import type { Input, Random, Size } from '@devorbit/contract/practice/families.ts';
import type { Difficulty, Example } from '@devorbit/contract/practice/problems.ts';
import type { Draft, DraftTest } from './draft.ts';
import { type Family, show, type Sketch } from './sketch.ts';
import { type Templates, wholeProgram } from './whole-program.ts';

/** Tests of each size beside the examples and corner cases: 12 to 16 in all, which leaves room for a repair. */
const usual: [Size, number][] = [
  ['small', 4],
  ['medium', 4],
  ['large', 2],
];
const spare: [Size, number][] = [
  ['small', 4],
  ['medium', 6],
];
const LEAST_TESTS = 12;
const EXAMPLES = 2;
/** Draws among which the examples are chosen. */
const EXAMPLE_DRAWS = 40;
const LIMITS = { time_ms: 2000, memory_kb: 262_144 };

type Asked = { family: Family; difficulty: Difficulty; tags: string[]; templates: Templates };

/** Draws a problem of a family and everything that belongs to it. */
export function completeDraft({ family, difficulty, tags, templates }: Asked, random: Random): Draft {
  const sketch = family.sketch(random, difficulty);
  const signature: Signature = {
    params: Object.entries(sketch.params).map(([name, type]) => ({ name, type })),
    returns: sketch.returns,
  };
  const seen = new Set<string>();
  const fresh = (input: Input): boolean => {
    const key = JSON.stringify(input);
    return seen.size !== seen.add(key).size;
  };
  const test = (input: Input, name: string, size: Size): DraftTest => ({
    name,
    sample: false,
    small: size === 'small' || size === 'tiny',
    input: `${JSON.stringify(input)}\n`,
    answer: `${show(sketch.answer(input))}\n`,
  });
  const drawn = (sizes: [Size, number][], prefix: string): DraftTest[] =>
    sizes.flatMap(([size, count]) =>
      Array.from({ length: count }, () => sketch.input(random, size))
        .filter(fresh)
        .map((input, at) => test(input, `${prefix}${size}-${at + 1}`, size)),
    );
  const [title = family.name, ...otherTitles] = sketch.titles;
  const examples = chooseExamples(sketch, random);
  const samples = examples.map(({ input }, at) => ({
    ...test(input, `Example ${at + 1}`, 'tiny'),
    sample: fresh(input),
  }));
  const tests = [
    ...samples,
    ...sketch.edges.filter(fresh).map((input, at) => test(input, `edge-${at + 1}`, 'small')),
    ...drawn(usual, ''),
  ];
  for (let at = 1; tests.length < LEAST_TESTS && at < 100; at++) tests.push(...drawn([['medium', 1]], `more-${at}-`));
  return {
    origin: `built-in/${family.name}`,
    title,
    otherTitles,
    statement: sketch.statement.trim(),
    difficulty,
    tags,
    signature,
    constraints: sketch.constraints,
    examples: examples.map(({ example }) => example),
    limits: LIMITS,
    solutions: [
      wholeProgram(templates, 'python', signature, sketch.python),
      wholeProgram(templates, 'cpp', signature, sketch.cpp),
    ],
    bruteForce: wholeProgram(templates, 'python', signature, sketch.brute),
    tests,
    spareTests: drawn(spare, 'spare-'),
    hints: sketch.hints,
    editorial: sketch.editorial.trim(),
  };
}

/** An answer that shows nothing of the rule. */
const isPlain = (answer: string): boolean => ['', '0', '-1', 'false'].includes(answer);

/** Examples with answers that differ, telling ones first. */
function chooseExamples(sketch: Sketch, random: Random): { input: Input; example: Example }[] {
  const drawn = Array.from({ length: EXAMPLE_DRAWS }, () => {
    const input = sketch.input(random, 'tiny');
    return { input, output: show(sketch.answer(input)) };
  });
  const ranked = [...drawn.filter(({ output }) => !isPlain(output)), ...drawn.filter(({ output }) => isPlain(output))];
  const different = ranked.filter(({ output }, at) => ranked.findIndex((other) => other.output === output) === at);
  return [...new Set([...different.slice(0, EXAMPLES), ...ranked])].slice(0, EXAMPLES).map(({ input, output }) => ({
    input,
    example: { input: JSON.stringify(input), output, explanation: sketch.explain(input, output) },
  }));
}
