import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Where the bare page is. */
export const BARE_PATH = '/bare';

/** Copies a built app and lays beside it its home page without scripts, preloads and fonts, with its style sheets in one: the least that the same words and rules cost. */
export function withBarePage(client: string, folder: string): string {
  const copy = join(folder, 'client');
  cpSync(client, copy, { recursive: true });
  const home = readFileSync(join(client, 'index.html'), 'utf8');
  const sheets = [...home.matchAll(/<link rel="stylesheet" href="([^"#]+)/g)].map(([, path]) =>
    readFileSync(join(client, path ?? ''), 'utf8'),
  );
  const css = sheets.join('\n').replace(/@font-face\s*{[^}]*}/g, '');
  const page = home
    .replace(/<script\b.*?<\/script>/gs, '')
    .replace(/<link rel="(stylesheet|modulepreload|preload)"[^>]*>/g, '')
    .replace('</head>', '<link rel="stylesheet" href="/assets/bare.css"></head>');
  mkdirSync(join(copy, BARE_PATH));
  for (const [file, text] of [
    [join(copy, 'assets/bare.css'), css],
    [join(copy, BARE_PATH, 'index.html'), page],
  ] as const) {
    writeFileSync(file, text);
    writeFileSync(`${file}.br`, brotliCompressSync(text));
  }
  return copy;
}
