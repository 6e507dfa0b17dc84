import { writeNotices } from '../notices/write-notices.ts';
import { beginPagesAfterPaint } from './begin-pages-after-paint.ts';
import { compressFiles } from './compress.ts';
import { describePages } from './describe-pages.ts';
import { CLIENT } from './files.ts';
import { writeIcons } from './icons.ts';
import { joinSheets } from './join-sheets.ts';
import { readManifest, writeManifest } from './manifest.ts';
import { oneShellSheet } from './one-shell-sheet.ts';
import { preloadRoutes } from './preload-routes.ts';
import { slimManifest } from './slim-manifest.ts';

const started = performance.now();
const notices = writeNotices(CLIENT);
await oneShellSheet();
await joinSheets();
await beginPagesAfterPaint();
await preloadRoutes();
await writeManifest(slimManifest(await readManifest()));
const [pictures] = await Promise.all([describePages(), writeIcons()]);
const files = await compressFiles();
console.log(
  `${notices} licences written; ${pictures} pictures drawn; ${files} files compressed; ${((performance.now() - started) / 1000).toFixed(1)} s`,
);
