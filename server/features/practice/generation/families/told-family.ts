import { createHash } from 'node:crypto';
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
  const plain = { ...scene, ...drawn.values, difficulty };
  const tell = (place: string, text: FamilyText, values: Meanings['values']): string => {
    try {
      return fill(text, { words, values });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`${authored.name}/${place}: ${reason}`, { cause: error });
    }
  };
  const variant = tell('family.yaml: variant', authored.variant, plain);
  const values = { ...plain, variant };
  const told = (field: string, text: FamilyText): string => tell(`family.yaml: ${field}`, text, values);
  const texts = authored.texts[variant];
  if (texts === undefined) throw new Error(`${authored.name}/family.yaml: variant: there is no ${variant}`);
  const statement = tell('statement.md', texts.statement, values);
  const [first, second, third] = authored.hints;
  return {
    titles: inTurn(
      authored.titles.map((text, at) => inTitleCase(told(`titles[${at}]`, text))),
      statement,
    ),
    statement,
    params,
    returns: ValueType.parse(told('returns', authored.returns)),
    constraints: authored.constraints.map((text, at) => told(`constraints[${at}]`, text)),
    answer: (input) => drawn.answer(input),
    explain(input, answer) {
      const example = drawn.example?.(input, answer) ?? {};
      demand(authored, 'example_values', authored.example_values, example);
      return tell('family.yaml: explain', authored.explain, { ...values, ...example, answer });
    },
    python: tell('solution.py', texts.python, values),
    cpp: tell('solution.cpp', texts.cpp, values),
    brute: tell('brute.py', texts.brute, values),
    input: (draw, size) => drawn.input(draw, size),
    edges: drawn.edges,
    hints: [told('hints[0]', first), told('hints[1]', second), told('hints[2]', third)],
    editorial: tell('editorial.md', texts.editorial, values),
  };
}

/** The values that logic.ts gives are those that family.yaml names. */
function demand({ name }: AuthoredFamily, field: string, names: string[], given: Record<string, FamilyValue>): void {
  const missing = names.find((one) => given[one] === undefined);
  if (missing !== undefined) throw new Error(`${name}/logic.ts: ${field}: ${missing} is missing`);
  const other = Object.keys(given).find((one) => !names.includes(one));
  if (other !== undefined) throw new Error(`${name}/logic.ts: ${field}: family.yaml does not name ${other}`);
}

/** Words that stay small within a title. */
const small = new Set('a an and as at but by for from in into of on or than the to with'.split(' '));

/** `A caver in a hurry` → `A Caver in a Hurry`. */
export const inTitleCase = (text: string): string =>
  text
    .split(' ')
    .map((word, at, words) =>
      at > 0 && at < words.length - 1 && small.has(word.toLowerCase())
        ? word.toLowerCase()
        : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ');

/** The titles, each once, from one on that the statement decides: two problems of one setting begin with different ones. */
export function inTurn(titles: string[], statement: string): string[] {
  const each = [...new Set(titles)];
  const first = createHash('sha256').update(statement).digest().readUInt32BE() % each.length;
  return [...each.slice(first), ...each.slice(0, first)];
}
