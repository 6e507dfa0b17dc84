import { lstat, mkdir, readdir, readlink, realpath } from 'node:fs/promises';
import path from 'node:path';
import { buildFolder } from './build-helper.ts';

/** What a box sees of the host, all read-only: arguments for the lane helper. */
export type BoxView = { binds: string[]; links: string[] };

/** Where our own Node stands in the box. */
export const NODE_IN_BOX = '/opt/node/bin/node';

/** Headers that the runner has compiled ahead, on the host and in the box. What is put there later shows in boxes that stand. */
export const headersFolder = path.join(buildFolder, 'headers');
export const HEADERS_IN_BOX = '/opt/headers';

const systemFolders = ['/bin', '/sbin', '/lib', '/lib32', '/lib64', '/libx32'];
/** The loader's cache, the alternatives that /usr/bin links to, the settings without which compilers and runtimes do not start. */
const settings = /^(ld\.so\.cache|alternatives|java(-.*)?|mono|R|gnucobol|groovy|racket|ldc2\.conf|fpc.*\.cfg)$/;
/** Where Debian's GHC keeps its packages, on the host and in the box. */
const GHC_PACKAGES = '/var/lib/ghc/package.conf.d:/opt/ghc/packages';

export async function boxView(): Promise<BoxView> {
  await mkdir(headersFolder, { recursive: true });
  const node = `${await realpath(process.execPath)}:${NODE_IN_BOX}`;
  const view: BoxView = { binds: ['/usr:/usr', node, `${headersFolder}:${HEADERS_IN_BOX}`], links: [] };
  for (const folder of systemFolders) {
    const entry = await lstat(folder).catch(() => null);
    if (entry?.isSymbolicLink()) view.links.push(`${await readlink(folder)}:${folder}`);
    else if (entry) view.binds.push(`${folder}:${folder}`);
  }
  for (const name of await readdir('/etc')) if (settings.test(name)) view.binds.push(`/etc/${name}:/etc/${name}`);
  if (await lstat('/var/lib/ghc/package.conf.d').catch(() => null)) view.binds.push(GHC_PACKAGES);
  return view;
}
