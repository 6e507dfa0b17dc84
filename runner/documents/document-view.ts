import { lstat } from 'node:fs/promises';
import { boxView, type BoxView } from '../sandbox/box-view.ts';

/** Without Debian's registry LibreOffice aborts; without the cache each start looks through every font. */
const more = ['/etc/fonts', '/etc/libreoffice', '/var/cache/fontconfig'];

/** What a box for documents sees of the machine, all read-only. */
export async function documentView(): Promise<BoxView> {
  const view = await boxView();
  const there = await Promise.all(more.map((folder) => lstat(folder).catch(() => null)));
  return {
    ...view,
    binds: [...view.binds, ...more.filter((_, at) => there[at]).map((folder) => `${folder}:${folder}`)],
  };
}
