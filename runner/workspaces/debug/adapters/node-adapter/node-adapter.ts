import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ESBUILD_IN_BOX, esbuildOnHost } from '../../../../sandbox/box-view.ts';
import type { Lane } from '../../../../sandbox/sandbox.ts';
import { type Adapter, type AdapterSource, prepared } from '../prepared.ts';

const SHARED = ['dap-stream.ts', 'arguments.ts'];
/** What reads source maps, with what it needs. */
const LIBRARIES = ['trace-mapping', 'sourcemap-codec', 'resolve-uri'];
const LINE = `${ESBUILD_IN_BOX} adapter/node-adapter/main.ts --bundle --platform=node --format=esm --target=node24 --log-level=warning`;

async function sources(): Promise<AdapterSource[]> {
  const own = (await readdir(import.meta.dirname)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const files = [...own.map((name) => `node-adapter/${name}`), ...SHARED].toSorted();
  const from = createRequire(createRequire(import.meta.url).resolve('@jridgewell/trace-mapping'));
  return Promise.all([
    ...files.map(async (name) => ({
      name: `adapter/${name}`,
      bytes: await readFile(path.join(import.meta.dirname, '..', name)),
    })),
    ...LIBRARIES.map(async (name) => ({
      name: `node_modules/@jridgewell/${name}/index.js`,
      bytes: await readFile(from.resolve(`@jridgewell/${name}`).replace(/\.umd\.js$/, '.mjs')),
    })),
  ]);
}

/** The adapter as one file that Node runs with no argument; null where npm has no esbuild for this machine. */
export async function prepareNodeAdapter(lane: Lane): Promise<Adapter | null> {
  if (esbuildOnHost() === null) return null;
  const files = await sources();
  const digest = createHash('sha256').update(LINE);
  for (const { name, bytes } of files) digest.update(name).update(bytes);
  return prepared(lane, `node-adapter-${digest.digest('hex').slice(0, 16)}.mjs`, LINE, files);
}
