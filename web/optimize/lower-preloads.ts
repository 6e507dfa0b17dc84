import { readFile, writeFile } from 'node:fs/promises';
import { builtFiles } from './files.ts';

/** Lets style sheet and fonts go first: the page is readable without its scripts. */
export const lowerPreloads = async (): Promise<void> => {
  for (const file of await builtFiles('.html')) {
    const page = await readFile(file, 'utf8');
    await writeFile(
      file,
      page.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchPriority="low"'),
    );
  }
};
