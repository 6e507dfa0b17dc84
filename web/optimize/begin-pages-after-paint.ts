import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { beginAfterPaint } from './begin-after-paint.ts';
import { builtFiles, CLIENT } from './files.ts';

/** Of every prerendered page; the fallback has nothing to be read before its scripts are there. */
export const beginPagesAfterPaint = async (): Promise<void> => {
  for (const file of await builtFiles('.html')) {
    if (basename(file) !== 'index.html') continue;
    const { page, address, module } = beginAfterPaint(await readFile(file, 'utf8'));
    await writeFile(join(CLIENT, address), module);
    await writeFile(file, page);
  }
};
