import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { University } from '@devorbit/contract/universities.ts';
import { readContent } from './read-content.ts';

/** Every university of `root` (`content/universities`), by name. */
export const readUniversities = (root: string): University[] =>
  readdirSync(root)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => readContent(University, join(root, file)))
    .sort((a, b) => a.name.localeCompare(b.name));
