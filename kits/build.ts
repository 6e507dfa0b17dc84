// Builds the kits: of each folder with a kit.ts, a frame (kits/build/frame/<kit>/) and a proof (kits/build/node/<kit>.mjs).
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type BuildOptions, type Plugin } from 'esbuild';
import { linked, templatesByNode } from './angular/link.ts';

const here = import.meta.dirname;
export const framesFolder = join(here, 'build/frame');
export const proofsFolder = join(here, 'build/node');
/** Which files the frames are made of: their licences stand in the app's notices. */
export const bundledFiles = join(here, 'build/bundled-files.json');

/** The kits there are: a folder with a kit.ts each. */
export const kits = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(join(here, entry.name, 'kit.ts')))
  .map(({ name }) => name);

/** What libraries ask of their process, which a browser has not. */
const ENV = ['process', 'env'].join('.');

const common: BuildOptions = {
  bundle: true,
  write: false,
  minify: true,
  legalComments: 'inline',
  target: 'es2023',
  define: {
    [`${ENV}.NODE_ENV`]: '"production"',
    __VUE_OPTIONS_API__: 'true',
    __VUE_PROD_DEVTOOLS__: 'false',
    __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
  },
  logLevel: 'error',
  metafile: true,
  plugins: [linked],
};

const alias = {
  // Babel's helpers ask for it.
  assert: join(here, 'solid/assert.cjs'),
  // What Node.js would get has a compiler in it, or reads files.
  vue: 'vue/dist/vue.runtime.esm-bundler.js',
  '@vue/compiler-sfc': '@vue/compiler-sfc/dist/compiler-sfc.esm-browser.js',
  // The parser is asked for by itself too: by its modules, so that there is one copy, and only what is used of it.
  'sucrase/dist/parser/index.js': 'sucrase/dist/esm/parser/index.js',
  'sucrase/dist/parser/tokenizer/types.js': 'sucrase/dist/esm/parser/tokenizer/types.js',
};

/** A script, and the files that it is made of. */
async function bundled(entry: string, options: BuildOptions): Promise<{ text: string; files: string[] }> {
  const { outputFiles, metafile } = await build({
    ...common,
    ...options,
    absWorkingDir: here,
    stdin: { contents: entry, resolveDir: here, loader: 'ts' },
    outfile: 'out.js',
  } as BuildOptions & { write: false; metafile: true });
  const files = Object.keys(metafile.inputs).map((file) => resolve(here, file));
  return { text: outputFiles?.[0]?.text ?? '', files };
}

/** A name that changes with what is in it: such a file may be kept for ever. */
const named = (name: string, text: string): string =>
  `${name}-${createHash('sha256').update(text).digest('hex').slice(0, 12)}.js`;

/** Answers the files that it is made of. */
async function buildFrame(kit: string): Promise<string[]> {
  const browser: BuildOptions = {
    platform: 'browser',
    mainFields: ['browser', 'module', 'main'],
    alias,
    define: { ...common.define, [ENV]: '{}' },
  };
  const worker = await bundled(
    `import { answerCompiles } from './frame/compile-worker.ts';
     import { compileJsx } from './core/compile.ts';
     import { compile } from './${kit}/compile.ts';
     answerCompiles(compile, compileJsx);`,
    { ...browser, format: 'iife' },
  );
  const script = named('compile', worker.text);
  const frame = await bundled(
    `import { kit } from './${kit}/kit.ts';
     import { openFrame } from './frame/open-frame.ts';
     openFrame(kit, new URL('./${script}', import.meta.url).href);`,
    { ...browser, format: 'esm' },
  );
  const entry = named('kit', frame.text);
  const folder = join(framesFolder, kit);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, script), worker.text);
  writeFileSync(join(folder, entry), frame.text);
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Program</title><script type="module" crossorigin src="/frame/${kit}/${entry}"></script></head><body></body></html>\n`,
  );
  return [...worker.files, ...frame.files];
}

/** Kits whose library makes functions of text, from templates: node:vm makes them in the box, where text becomes no code. */
const MAKING_CODE: Readonly<Record<string, Plugin>> = { angular: templatesByNode };

async function buildProof(kit: string): Promise<void> {
  const { text } = await bundled(
    `import { prove } from './node/prove.ts';
     void prove(async () => {
       const [{ kit }, { compile }, { compileJsx }] = await Promise.all([
         import('./${kit}/kit.ts'), import('./${kit}/compile.ts'), import('./core/compile.ts'),
       ]);
       return { kit, compile, compileTests: compileJsx };
     });`,
    {
      platform: 'node',
      format: 'esm',
      target: 'node24',
      alias,
      // Frameworks as a browser has them: what they give Node.js writes HTML and shows nothing.
      conditions: ['browser'],
      ...(MAKING_CODE[kit]
        ? { plugins: [linked, MAKING_CODE[kit]], inject: [join(here, 'node/function-of-text.ts')] }
        : {}),
      banner: { js: "import { createRequire as $make } from 'node:module'; const require = $make(import.meta.url);" },
    },
  );
  mkdirSync(proofsFolder, { recursive: true });
  // In one step: a box may be reading the one before.
  const draft = join(proofsFolder, `.${kit}-${process.pid}.mjs`);
  writeFileSync(draft, text);
  renameSync(draft, join(proofsFolder, `${kit}.mjs`));
}

/** Builds all kits; some seconds. */
export async function buildKits(): Promise<void> {
  const files = new Set<string>();
  for (const kit of kits) {
    const [frame] = await Promise.all([buildFrame(kit), buildProof(kit)]);
    for (const file of frame) files.add(file);
  }
  writeFileSync(bundledFiles, JSON.stringify([...files].toSorted()));
}

if (import.meta.main) await buildKits();
