// After a build: what every prerendered page says to search engines and previews of links, and whether its picture is there.
import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import sharp from 'sharp';
import { ANY_ORIGIN } from '../app/page-meta.ts';
import { builtFiles, CLIENT } from '../optimize/files.ts';
import { checkPage, type Listed, repeated } from './check-page.ts';

/** Largest picture that previews load without second thoughts, in bytes. */
const PICTURE_BYTES = 200 * 1024;

const files = (await builtFiles('.html')).filter((file) => !file.endsWith('__spa-fallback.html'));
if (files.length === 0) throw new Error('There is no build: run `npm run build` first');
const faults: string[] = [];
const pages: Listed[] = [];
for (const file of files) {
  const path = `/${relative(CLIENT, dirname(file))}`;
  const { faults: found, listed } = checkPage(path, await readFile(file, 'utf8'), ANY_ORIGIN);
  faults.push(...found.map((fault) => `${path} ${fault}`));
  if (listed) pages.push(listed);
}
faults.push(...repeated(pages, 'title'), ...repeated(pages, 'description'));
for (const picture of new Set(pages.map((page) => page.picture))) {
  const { width, height, size = 0 } = await sharp(await readFile(join(CLIENT, picture))).metadata();
  if (width !== 1200 || height !== 630 || size > PICTURE_BYTES)
    faults.push(`${picture} has ${width} × ${height} points and ${size} bytes`);
}
console.log(`${files.length} pages, ${pages.length} of them for search engines`);
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
}
