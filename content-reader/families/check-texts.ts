import type { FamilyText } from '@devorbit/contract/practice/families.ts';
import { placeholdersOf } from './fill.ts';

/** A text of a family and where it stands, such as `easy/statement.md` or `family.yaml: hints[1]`. */
export type PlacedText = { place: string; text: FamilyText };

export type KnownNames = {
  scene: string[];
  values: string[];
  /** Known in the explanation of examples only. */
  example: string[];
  words: Record<string, FamilyText>;
  /** What a choice by them must have a case for. */
  cases: Record<'difficulty' | 'variant', string[]>;
};

/**
 * Throws where a text has a placeholder, or chooses by a name, that nothing gives; where words stand in each other for
 * ever; where a choice lacks a case; and for values and words that no text uses. `explained` texts know the example.
 */
export function checkTexts(texts: PlacedText[], explained: PlacedText[], known: KnownNames): void {
  const words = Object.keys(known.words);
  const all = [...Object.keys(known.cases), ...known.scene, ...known.values, ...known.example, ...words, 'answer'];
  const twice = all.find((name, at) => all.indexOf(name) !== at);
  if (twice !== undefined) throw new Error(`family.yaml: ${twice} is the name of two things`);

  const used = new Set<string>();
  const meet = (name: string, place: string, names: Set<string>, within: string[]): void => {
    used.add(name);
    const word = words.includes(name) ? known.words[name] : undefined;
    if (within.includes(name)) throw new Error(`${place}: the word ${name} stands in itself`);
    if (word !== undefined) walk({ place: `family.yaml: words.${name}`, text: word }, names, [...within, name]);
    else if (!names.has(name)) {
      const hint = all.includes(name) ? 'is known in explain only' : 'is no value, no word and no part of the scene';
      throw new Error(`${place}: {{${name}}} ${hint}`);
    }
  };
  const walk = ({ place, text }: PlacedText, names: Set<string>, within: string[]): void => {
    if (typeof text === 'string') {
      for (const name of namesOf(text, place)) meet(name, place, names, within);
      return;
    }
    const { by, else: rest, ...cases } = text;
    if (words.includes(by)) throw new Error(`${place}: a choice is made by a value, and ${by} is a word`);
    meet(by, place, names, within);
    if (by === 'difficulty' || by === 'variant') {
      const wanted = known.cases[by];
      const missing = wanted.find((one) => rest === undefined && cases[one] === undefined);
      if (missing !== undefined) throw new Error(`${place}: there is no case for ${missing}`);
      const other = Object.keys(cases).find((one) => !wanted.includes(one));
      if (other !== undefined) throw new Error(`${place}: no ${by} is called ${other}`);
    }
    for (const one of [...Object.values(cases), ...(rest === undefined ? [] : [rest])])
      walk({ place, text: one }, names, within);
  };

  const everywhere = new Set([...Object.keys(known.cases), ...known.scene, ...known.values]);
  for (const placed of texts) walk(placed, everywhere, []);
  for (const placed of explained) walk(placed, new Set([...everywhere, ...known.example, 'answer']), []);
  for (const [field, names] of Object.entries({ values: known.values, example_values: known.example, words })) {
    const idle = names.find((name) => !used.has(name));
    if (idle !== undefined) throw new Error(`family.yaml: ${field}: no text uses {{${idle}}}`);
  }
}

function namesOf(text: string, place: string): string[] {
  try {
    return placeholdersOf(text);
  } catch (error) {
    throw new Error(`${place}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** The texts that a choice may come to. */
export const outcomes = (text: FamilyText): string[] =>
  typeof text === 'string'
    ? [text]
    : Object.entries(text).flatMap(([value, chosen]) => (value === 'by' ? [] : outcomes(chosen)));
