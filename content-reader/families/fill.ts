import type { FamilyText, FamilyValue } from '@devorbit/contract/practice/families.ts';

/** What stands in double braces and begins like a name; braces of a program are followed by something else. */
const inBraces = /\{\{\s*([A-Za-z_][^{}]*?)\s*\}\}/g;
const placeholder = /\{\{([a-z][a-z0-9_]*)\}\}/g;

/** The names of the placeholders of a text. Throws for one that is not written as `{{name}}`. */
export function placeholdersOf(text: string): string[] {
  for (const [written, name] of text.matchAll(inBraces))
    if (written !== `{{${name}}}` || !/^[a-z][a-z0-9_]*$/.test(name ?? ''))
      throw new Error(`${written} is no placeholder: write {{name}}, in lower case and without spaces`);
  return [...text.matchAll(placeholder)].flatMap(([, name]) => name ?? []);
}

export type Meanings = { values: Record<string, FamilyValue>; words: Record<string, FamilyText> };

/** A text with its choices made and its placeholders filled in. Throws for a name without a value, and a value without a case. */
export function fill(text: FamilyText, meanings: Meanings): string {
  if (typeof text === 'string')
    return text.replaceAll(placeholder, (_, name: string) => {
      const word = Object.hasOwn(meanings.words, name) ? meanings.words[name] : undefined;
      return word === undefined ? valueOf(name, meanings) : fill(word, meanings);
    });
  const chosen = valueOf(text.by, meanings);
  const cases = Object.entries(text).filter(([value]) => value !== 'by');
  const found = (cases.find(([value]) => value === chosen) ?? cases.find(([value]) => value === 'else'))?.[1];
  if (found === undefined) throw new Error(`a choice by ${text.by} has no case for “${chosen}”`);
  return fill(found, meanings);
}

function valueOf(name: string, { values }: Meanings): string {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  if (value === undefined) throw new Error(`${name} has no value`);
  return String(value);
}
