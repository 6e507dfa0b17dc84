import { readFile, writeFile } from 'node:fs/promises';
import { builtFiles } from './files.ts';

/**
 * The router marks the address of a style sheet that later parts want too ('x.css#'), so that it can take its own link
 * away with the route; those parts then insert the sheet again, behind the page's own, which it would outdo. The shell's
 * sheet never goes away: under one address there is one of it. Throws where none was marked, as then this is not needed.
 */
export const oneShellSheet = async (): Promise<void> => {
  let marked = 0;
  for (const file of [...(await builtFiles('.html')), ...(await builtFiles('.js')).filter(isManifest)]) {
    const text = await readFile(file, 'utf8');
    const plain = text.replace(/(\/assets\/shell-[\w-]+\.css)#/g, '$1');
    if (plain === text) continue;
    await writeFile(file, plain);
    marked += 1;
  }
  if (marked === 0) throw new Error('No page marks the style sheet of the shell any more');
};

const isManifest = (file: string): boolean => /\/manifest-\w+\.js$/.test(file);
