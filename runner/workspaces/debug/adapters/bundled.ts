import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ESBUILD_IN_BOX, esbuildOnHost } from '../../../sandbox/box-view.ts';
import type { Lane } from '../../../sandbox/sandbox.ts';
import { type Adapter, type AdapterSource, prepared } from './prepared.ts';

const SHARED = ['dap-stream.ts', 'arguments.ts'];

async function sources(adapter: string, libraries: string[]): Promise<AdapterSource[]> {
  const own = (await readdir(path.join(import.meta.dirname, adapter))).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  const files = [...own.map((name) => `${adapter}/${name}`), ...SHARED].toSorted();
  const library = (name: string) =>
    createRequire(createRequire(import.meta.url).resolve('@jridgewell/trace-mapping')).resolve(`@jridgewell/${name}`);
  return Promise.all([
    ...files.map(async (name) => ({
      name: `adapter/${name}`,
      bytes: await readFile(path.join(import.meta.dirname, name)),
    })),
    ...libraries.map(async (name) => ({
      name: `node_modules/@jridgewell/${name}/index.js`,
      bytes: await readFile(library(name).replace(/\.umd\.js$/, '.mjs')),
    })),
  ]);
}

/**
 * An adapter in TypeScript, from its folder beside this file, as one file that Node runs with no argument; null where npm has
 * no esbuild for this machine. `libraries`: of @jridgewell.
 */
export async function prepareBundled(lane: Lane, adapter: string, libraries: string[]): Promise<Adapter | null> {
  if (esbuildOnHost() === null) return null;
  const line = `${ESBUILD_IN_BOX} adapter/${adapter}/main.ts --bundle --platform=node --format=esm --target=node24 --log-level=warning`;
  const files = await sources(adapter, libraries);
  const digest = createHash('sha256').update(line);
  for (const { name, bytes } of files) digest.update(name).update(bytes);
  return prepared(lane, `${adapter}-${digest.digest('hex').slice(0, 16)}.mjs`, line, files);
}
