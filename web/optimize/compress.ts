import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { builtFiles } from './files.ts';

/** Smaller files gain nothing worth a second file. */
const WORTH_BYTES = 512;

/** Brotli's last steps are 7 % smaller and take five times as long: some seconds for all but the largest file, a dictionary. */
const qualityFor = (bytes: number): number => (bytes < 512 * 1024 ? 11 : 9);

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Lays a .br and a .gz beside every text file but the pages, which the server completes before it packs them; returns how many files got them. */
export const compressFiles = async (): Promise<number> => {
  let count = 0;
  const files = await builtFiles('.js', '.css', '.svg', '.json', '.txt', '.ttf', '.wasm', '.webmanifest');
  await Promise.all(
    files.map(async (file) => {
      const raw = await readFile(file);
      if (raw.length < WORTH_BYTES) return;
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: qualityFor(raw.length),
        [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
      };
      await Promise.all([
        toBrotli(raw, { params }).then((data) => writeFile(`${file}.br`, data)),
        toGzip(raw, { level: 9 }).then((data) => writeFile(`${file}.gz`, data)),
      ]);
      count += 1;
    }),
  );
  return count;
};
