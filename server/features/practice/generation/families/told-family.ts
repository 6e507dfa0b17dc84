import { fill, type Meanings } from '@devorbit/content-reader/families/fill.ts';
import type { AuthoredFamily } from '@devorbit/content-reader/families/read-families.ts';
import { ValueType } from '@devorbit/contract/execution/languages.ts';
import type { FamilyText, FamilyValue, Random } from '@devorbit/contract/practice/families.ts';
import type { Difficulty } from '@devorbit/contract/practice/problems.ts';
import type { Family, Sketch } from '../drafts/sketch.ts';

/** A family of the content: its logic draws a problem, and its texts tell it in one of its scenes. */
export function toldFamily(authored: AuthoredFamily): Family {
  const { name, tags, difficulties } = authored;
  return { name, tags, difficulties, sketch: (random, difficulty) => sketch(authored, random, difficulty) };
}

function sketch(authored: AuthoredFamily, random: Random, difficulty: Difficulty): Sketch {
  const { params, words } = authored;
  const scene = random.pick(authored.settings);
  const drawn = authored.logic(random, difficulty);
  demand(authored, 'values', authored.values, drawn.values);
  const plain: Meanings = { words, values: { ...scene, ...drawn.values, difficulty } };
  const variant = say(authored, authored.variant, plain);
  const meanings: Meanings = { words, values: { ...plain.values, variant } };
  const told = (text: FamilyText): string => say(authored, text, meanings);
  const texts = authored.texts[variant];
  if (texts === undefined) throw new Error(`${authored.name}/family.yaml: variant: there is no ${variant}`);
  const [first, second, third] = authored.hints;
  return {
    title: told(authored.title),
    statement: told(texts.statement),
    params,
    returns: ValueType.parse(told(authored.returns)),
    constraints: authored.constraints.map(told),
    answer: (input) => drawn.answer(input),
    explain(input, answer) {
      const example = drawn.example?.(input, answer) ?? {};
      demand(authored, 'example_values', authored.example_values, example);
      return say(authored, authored.explain, { words, values: { ...meanings.values, ...example, answer } });
    },
    python: told(texts.python),
    cpp: told(texts.cpp),
    brute: told(texts.brute),
    input: (draw, size) => drawn.input(draw, size),
    edges: drawn.edges,
    hints: [told(first), told(second), told(third)],
    editorial: told(texts.editorial),
  };
}

/** The values that logic.ts gives are those that family.yaml names. */
function demand({ name }: AuthoredFamily, field: string, names: string[], given: Record<string, FamilyValue>): void {
  const missing = names.find((one) => given[one] === undefined);
  if (missing !== undefined) throw new Error(`${name}/logic.ts: ${field}: ${missing} is missing`);
  const other = Object.keys(given).find((one) => !names.includes(one));
  if (other !== undefined) throw new Error(`${name}/logic.ts: ${field}: family.yaml does not name ${other}`);
}

function say({ name }: AuthoredFamily, text: FamilyText, meanings: Meanings): string {
  try {
    return fill(text, meanings);
  } catch (error) {
    throw new Error(`${name}/family.yaml: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
