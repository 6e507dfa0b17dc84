import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { writeNotices } from '../notices/write-notices.ts';
import { beginPagesAfterPaint } from './begin-pages-after-paint.ts';
import { compressFiles } from './compress.ts';
import { describePages } from './describe-pages.ts';
import { CLIENT } from './files.ts';
import { writeIcons } from './icons.ts';
import { joinSheets } from './join-sheets.ts';
import { readManifest, writeManifest } from './manifest.ts';
import { oneShellSheet } from './one-shell-sheet.ts';
import { leanParts } from './parts.ts';
import { preloadRoutes } from './preload-routes.ts';
import { slimManifest } from './slim-manifest.ts';

const started = performance.now();
// What frames run, which are built before (kits/build.ts).
const ofKits = join(import.meta.dirname, '../../kits/build/bundled-files.json');
const notices = writeNotices(CLIENT, z.array(z.string()).parse(JSON.parse(readFileSync(ofKits, 'utf8'))));
await oneShellSheet();
await leanParts();
await joinSheets();
await beginPagesAfterPaint();
await preloadRoutes();
await writeManifest(slimManifest(await readManifest()));
const [pictures] = await Promise.all([describePages(), writeIcons()]);
const files = await compressFiles();
console.log(
  `${notices} licences written; ${pictures} pictures drawn; ${files} files compressed; ${((performance.now() - started) / 1000).toFixed(1)} s`,
);
