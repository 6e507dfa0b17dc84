import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { University } from '@devorbit/contract/site/universities.ts';
import { readContent } from './read-content.ts';

/**
 * Every university of `root` (`content/universities`), by name. Throws where a file is wrong or is not called after its
 * slug, naming it.
 */
export const readUniversities = (root: string): University[] =>
  readdirSync(root)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => {
      const university = readContent(University, join(root, file));
      if (file !== `${university.slug}.yaml`) throw new Error(`${file}: its slug is ${university.slug}`);
      return university;
    })
    .sort((a, b) => a.name.localeCompare(b.name));

/** The names of all universities, sorted: the list a form offers as colleges. */
export const universityNames = (root: string): string[] => readUniversities(root).map(({ name }) => name);
