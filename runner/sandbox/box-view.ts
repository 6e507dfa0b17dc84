import { lstat, readdir, readlink, realpath } from 'node:fs/promises';

/** What a box sees of the host, all read-only: arguments for the lane helper. */
export type BoxView = { binds: string[]; links: string[] };

/** Where our own Node stands in the box. */
export const NODE_IN_BOX = '/opt/node/bin/node';

const systemFolders = ['/bin', '/sbin', '/lib', '/lib32', '/lib64', '/libx32'];
/** The loader's cache, the alternatives that /usr/bin links to, the Java runtimes' settings. */
const settings = /^(ld\.so\.cache|alternatives|java(-.*)?)$/;

export async function boxView(): Promise<BoxView> {
  const view: BoxView = { binds: ['/usr:/usr', `${await realpath(process.execPath)}:${NODE_IN_BOX}`], links: [] };
  for (const folder of systemFolders) {
    const entry = await lstat(folder).catch(() => null);
    if (entry?.isSymbolicLink()) view.links.push(`${await readlink(folder)}:${folder}`);
    else if (entry) view.binds.push(`${folder}:${folder}`);
  }
  for (const name of await readdir('/etc')) if (settings.test(name)) view.binds.push(`/etc/${name}:/etc/${name}`);
  return view;
}
