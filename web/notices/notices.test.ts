// @vitest-environment node
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listBundledFiles } from './list-bundled-files.ts';
import { NOTICES, VITES_LIST, writeNotices } from './write-notices.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'devorbit-notices-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
function brings(name: string, { license, files = {} }: { license?: string; files?: Record<string, string> }): void {
  const folder = `node_modules/${name}`;
  write(
    `${folder}/package.json`,
    JSON.stringify({ name, version: '1.0.0', type: 'module', main: 'index.js', license }),
  );
  write(`${folder}/index.js`, `console.log('${name}');`);
  for (const [file, text] of Object.entries(files)) write(`${folder}/${file}`, text);
}
const MIT = { license: 'MIT', files: { LICENSE: 'Permission is hereby granted' } };

/** Builds an app that takes a package into its scripts, one into a worker and fonts into its style sheet, and its notices. */
async function notices(more: readonly string[] = []): Promise<string> {
  write('index.html', '<script type="module" src="/main.js"></script>');
  write(
    'main.js',
    `import 'in-page'; import './main.css'; import W from './worker.js?worker'; new W(); import('./later.js');`,
  );
  write('later.js', `import 'in-later-page';`);
  write('worker.js', `import '@scope/in-worker';`);
  write(
    'main.css',
    `@font-face { font-family: A; src: url('./node_modules/a-font/a.woff2'); } @font-face { font-family: B; src: url('./cut/b.woff2'); }`,
  );
  const files = listBundledFiles();
  const outDir = join(root, 'out');
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [files.inPages()],
    worker: { plugins: () => [files.inWorkers()] },
    build: { outDir, assetsInlineLimit: 0, license: { fileName: VITES_LIST } },
  });
  writeNotices(outDir, more);
  expect(existsSync(join(outDir, VITES_LIST))).toBe(false);
  return readFileSync(join(outDir, NOTICES), 'utf8');
}

beforeEach(() => {
  for (const name of ['in-page', 'in-later-page', '@scope/in-worker', 'unused']) brings(name, MIT);
  brings('a-font', { license: 'OFL-1.1', files: { 'LICENSE.txt': 'The goals of the OFL', 'a.woff2': 'font' } });
  write('cut/b.woff2', 'font');
  write('cut/LICENSE.txt', 'Copyright The B Authors\nSIL OPEN FONT LICENSE Version 1.1');
});

test('everything that is bundled stands there with its licence: scripts, workers, fonts; and nothing else', async () => {
  brings('in-page', { license: 'MIT', files: { LICENCE: 'Granted by A', 'ThirdPartyNotices.txt': 'Granted by B' } });
  const text = await notices();
  const heads = text.split('\n').filter((_, at, lines) => /^-+$/.test(lines[at - 1] ?? '') && lines[at] !== '');
  expect(heads).toEqual([
    '@scope/in-worker 1.0.0 (MIT)',
    'Fonts in cut (OFL-1.1)',
    'a-font 1.0.0 (OFL-1.1)',
    'in-later-page 1.0.0 (MIT)',
    'in-page 1.0.0 (MIT)',
  ]);
  for (const words of ['Granted by A', 'Granted by B', 'The goals of the OFL', 'Copyright The B Authors'])
    expect(text).toContain(words);
});

test('what is served beside it stands there too', async () => {
  brings('in-a-frame', { license: 'MIT', files: { LICENSE: 'Granted by C' } });
  const text = await notices([join(root, 'node_modules/in-a-frame/index.js'), join(root, 'ours.ts')]);
  expect(text).toContain('in-a-frame 1.0.0 (MIT)');
  expect(text).toContain('Granted by C');
});

test.each([
  ['in-page', { ...MIT, license: 'GPL-3.0-only' }, 'in-page 1.0.0 is under GPL-3.0-only, which is not accepted'],
  ['in-later-page', { ...MIT, license: 'AGPL-3.0' }, 'in-later-page 1.0.0 is under AGPL-3.0, which is not accepted'],
  ['@scope/in-worker', { ...MIT, license: 'MIT OR SSPL-1.0' }, 'is under MIT OR SSPL-1.0, which is not accepted'],
  ['@scope/in-worker', { files: MIT.files }, '@scope/in-worker 1.0.0 names no licence'],
  ['in-page', { license: 'MIT' }, 'in-page 1.0.0 comes without the text of its licence'],
])('the build fails for %s, %j', async (name, what, sentence) => {
  rmSync(join(root, 'node_modules', name), { recursive: true });
  brings(name, what);
  await expect(notices()).rejects.toThrow(sentence);
});

test('the build fails for a font without its licence', async () => {
  rmSync(join(root, 'cut/LICENSE.txt'));
  await expect(notices()).rejects.toThrow('Fonts in cut');
});
