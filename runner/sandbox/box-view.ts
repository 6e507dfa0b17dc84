import { lstat, mkdir, readdir, readlink, realpath } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { buildFolder, buildHold } from './build-helper.ts';

/** What a box sees of the host, all read-only: arguments for the lane helper. */
export type BoxView = { binds: string[]; links: string[] };

/** Where our own Node stands in the box. */
export const NODE_IN_BOX = '/opt/node/bin/node';

/** What turns TypeScript into JavaScript: a program of its own, in the box and, where npm has one for this machine, on the host. */
export const ESBUILD_IN_BOX = '/opt/esbuild/bin/esbuild';
export function esbuildOnHost(): string | null {
  try {
    return createRequire(import.meta.url).resolve(`@esbuild/${process.platform}-${process.arch}/bin/esbuild`);
  } catch {
    return null;
  }
}

/** Headers that the runner has compiled ahead, on the host and in the box. What is put there later shows in boxes that stand. */
export const headersFolder = path.join(buildFolder, 'headers');
export const HEADERS_IN_BOX = '/opt/headers';

/** What helps programs that are started ahead, on the host and in the box; shows as the headers do. */
export const aheadFolder = path.join(buildFolder, 'ahead');
export const AHEAD_IN_BOX = '/opt/ahead';

/** The library that holds programs that are started ahead. */
export const HOLD_IN_BOX = '/opt/hold/hold-back.so';

/** The agent of workspaces, which is shown to them alone. */
export const AGENT_IN_BOX = '/opt/agent/agent';

/** What Python loads first in workspaces, on the host and in the box. */
export const pythonFolder = path.join(import.meta.dirname, '../workspaces/python');
export const PYTHON_IN_BOX = '/opt/agent/python';

/** What language servers run with, which is shown to them alone: npm's packages of their programs, types of Node's own modules, our settings. */
export const LANGUAGE_SERVERS_IN_BOX = '/opt/language-servers';
const languageServerSettings = path.join(import.meta.dirname, '../workspaces/language-servers/settings');
const require = createRequire(import.meta.url);
const packageFolder = (find: () => string): string | null => {
  try {
    return path.dirname(find());
  } catch {
    return null;
  }
};
/** The folder of a package in the box, and null where npm has none for this machine. */
export const languageServerPackages = {
  pyright: packageFolder(() => require.resolve('pyright/package.json')),
  typescript: packageFolder(() =>
    require.resolve(`@typescript/typescript-${process.platform}-${process.arch}/package.json`),
  ),
};
export async function languageServerBinds(): Promise<string[]> {
  const binds = [
    `${languageServerSettings}:${LANGUAGE_SERVERS_IN_BOX}/settings`,
    `${path.join(languageServerSettings, 'tsconfig.json')}:/tsconfig.json`,
  ];
  for (const [name, folder] of Object.entries(languageServerPackages))
    if (folder !== null) binds.push(`${await realpath(folder)}:${LANGUAGE_SERVERS_IN_BOX}/${name}`);
  // Beside the project's folder, where TypeScript looks for types.
  const types = packageFolder(() => require.resolve('@types/node/package.json'));
  if (types !== null) {
    const needed = createRequire(path.join(types, 'package.json'));
    const undici = packageFolder(() => needed.resolve('undici-types/package.json'));
    binds.push(`${await realpath(types)}:/node_modules/@types/node`);
    if (undici !== null) binds.push(`${await realpath(undici)}:/node_modules/undici-types`);
  }
  return binds;
}

/** The built proofs of exercises (kits/build.ts), on the host and in the box. */
export const kitsFolder = path.join(import.meta.dirname, '../../kits/build/node');
export const KITS_IN_BOX = '/opt/kits';

const systemFolders = ['/bin', '/sbin', '/lib', '/lib32', '/lib64', '/libx32'];
/** The loader's cache, the alternatives that /usr/bin links to, the settings without which compilers and runtimes do not start. */
const settings = /^(ld\.so\.cache|alternatives|java(-.*)?|mono|R|gnucobol|groovy|racket|ldc2\.conf|fpc.*\.cfg)$/;
/** Where Debian's GHC keeps its packages, on the host and in the box. */
const GHC_PACKAGES = '/var/lib/ghc/package.conf.d:/opt/ghc/packages';

/** `settingsFolder` is the machine's /etc. */
export async function boxView(settingsFolder = '/etc'): Promise<BoxView> {
  for (const folder of [headersFolder, aheadFolder, kitsFolder]) await mkdir(folder, { recursive: true });
  const node = `${await realpath(process.execPath)}:${NODE_IN_BOX}`;
  const hold = `${await buildHold()}:${HOLD_IN_BOX}`;
  const ours = [`${headersFolder}:${HEADERS_IN_BOX}`, `${aheadFolder}:${AHEAD_IN_BOX}`, `${kitsFolder}:${KITS_IN_BOX}`];
  const view: BoxView = { binds: ['/usr:/usr', node, hold, ...ours], links: [] };
  const esbuild = esbuildOnHost();
  if (esbuild !== null) view.binds.push(`${await realpath(esbuild)}:${ESBUILD_IN_BOX}`);
  for (const folder of systemFolders) {
    const entry = await lstat(folder).catch(() => null);
    if (entry?.isSymbolicLink()) view.links.push(`${await readlink(folder)}:${folder}`);
    else if (entry) view.binds.push(`${folder}:${folder}`);
  }
  for (const name of (await readdir(settingsFolder)).sort())
    if (settings.test(name)) view.binds.push(`${settingsFolder}/${name}:/etc/${name}`);
  if (await lstat('/var/lib/ghc/package.conf.d').catch(() => null)) view.binds.push(GHC_PACKAGES);
  return view;
}
