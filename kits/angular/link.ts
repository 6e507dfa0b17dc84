import { readFile } from 'node:fs/promises';
import linker from '@angular/compiler-cli/linker/babel';
import { transform } from '@babel/standalone';
import type { Plugin } from 'esbuild';

/** By their paths: frame and proof are made of the same. */
const known = new Map<string, Promise<string>>();

async function link(path: string): Promise<string> {
  const text = await readFile(path, 'utf8');
  if (!text.includes('ɵɵngDeclare')) return text;
  return transform(text, { plugins: [linker], filename: path, compact: false })?.code ?? '';
}

/** What Angular's packages leave to whoever builds an app: what they declare in parts is compiled once, and not at each start. */
export const linked: Plugin = {
  name: 'angular-linker',
  setup({ onLoad }) {
    onLoad({ filter: /@angular[\\/](common|forms|platform-browser)[\\/].*\.mjs$/ }, async ({ path }) => {
      const text = known.get(path) ?? link(path);
      known.set(path, text);
      return { contents: await text, loader: 'js' };
    });
  },
};

const MADE_OF_TEXT = 'new Function(...args)';
/** Where the compiler makes functions of templates. */
const PLACES = 2;

/** Lets `$Function` make what Angular's compiler makes of templates (`node/function-of-text.ts`). */
export const templatesByNode: Plugin = {
  name: 'angular-templates',
  setup({ onLoad }) {
    onLoad({ filter: /@angular[\\/]compiler[\\/]fesm2022[\\/]compiler\.mjs$/ }, async ({ path }) => {
      const parts = (await readFile(path, 'utf8')).split(MADE_OF_TEXT);
      if (parts.length !== PLACES + 1) throw new Error(`${path} makes functions of text in ${parts.length - 1} places`);
      return { contents: parts.join('$Function(...args)'), loader: 'js' };
    });
  },
};
