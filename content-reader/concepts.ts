import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Concept } from '@devorbit/contract/learning/concepts.ts';
import { readContent } from './read-content.ts';

/**
 * Every concept of `root` (`content/concepts`), by id. Throws where a file is wrong or is not called after its id, two
 * concepts share a name, or a prerequisite is missing, leads back in a circle, or is already implied by another one.
 */
export function readConcepts(root: string): Concept[] {
  const concepts = readdirSync(root)
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .map((file) => {
      const concept = readContent(Concept, join(root, file));
      if (file !== `${concept.id}.yaml`) throw new Error(`${file}: its id is ${concept.id}`);
      return concept;
    });
  checkNames(concepts);
  checkNeeds(concepts);
  return concepts;
}

/** A name as it is compared: without case, accents, plurals, and what stands between its words. */
export const nameKey = (name: string): string => nameWords(name).map(singular).join('');

/** The words of a text, as names are made of them. */
export const nameWords = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[’'\p{M}]/gu, '')
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter((word) => word !== '');

/** Not English, but the same for `cache` and `caches`, `class` and `classes`. `https` is no plural. */
const singular = (word: string): string =>
  word.length <= 3 || word === 'https'
    ? word
    : word
        .replace(/(\w{3})ies$/, '$1y')
        .replace(/([^sui])s$/, '$1')
        .replace(/e$/, '');

function checkNames(concepts: readonly Concept[]): void {
  const owners = new Map<string, string>();
  for (const { id, title, aliases } of concepts)
    for (const name of [title, ...aliases]) {
      const owner = owners.get(nameKey(name));
      if (owner === id) throw new Error(`${id}.yaml: “${name}” is there twice`);
      if (owner !== undefined) throw new Error(`${id}.yaml: “${name}” is a name of ${owner} too`);
      owners.set(nameKey(name), id);
    }
}

function checkNeeds(concepts: readonly Concept[]): void {
  const needs = new Map(concepts.map((concept) => [concept.id, concept.needs]));
  for (const { id } of concepts)
    for (const need of needs.get(id) ?? [])
      if (!needs.has(need)) throw new Error(`${id}.yaml: there is no concept ${need}`);

  /** Everything that is to be understood before a concept. */
  const before = (id: string, met = new Set<string>()): Set<string> => {
    for (const need of needs.get(id) ?? []) if (!met.has(need)) before(need, met.add(need));
    return met;
  };
  for (const { id } of concepts) if (before(id).has(id)) throw new Error(`${id}.yaml: it needs itself`);
  for (const { id } of concepts)
    for (const need of needs.get(id) ?? [])
      for (const other of needs.get(id) ?? [])
        if (before(other).has(need)) throw new Error(`${id}.yaml: ${other} needs ${need} already`);
}
