import { PackageError } from '@devorbit/content-reader/packages/imported-problem.ts';
import { isZip, readZip } from '@devorbit/content-reader/packages/zip.ts';
import { MAX_RUN_SOURCE_BYTES } from '@devorbit/contract/events/hackathons-limits.ts';
import { faultOfPath, WORKSPACE } from '@devorbit/contract/execution/workspaces.ts';
import { BadSource } from '../errors.ts';

const MB = 1024 * 1024;
/** Entries that are read, folders and what is left out among them. */
const LIMITS = { what: 'zip', files: 2_000, bytes: MAX_RUN_SOURCE_BYTES };

/**
 * The files of a zip as a workspace takes them; where one folder holds everything, what is in it. Hidden files are left out,
 * links become what they point to within the zip, and one that leads out of it refuses it. Throws BadSource for what is no zip, too large, or leaves its folder.
 */
export function unpackSource(bytes: Uint8Array): { path: string; content: string; encoding: 'base64' }[] {
  if (!isZip(bytes)) throw new BadSource('This isn’t a zip file');
  const files = read(bytes);
  const paths = [...files.keys()];
  if (paths.length === 0) throw new BadSource('The zip is empty');
  if (paths.length > WORKSPACE.FILES)
    throw new BadSource(`There are ${paths.length} files in the zip, and up to ${WORKSPACE.FILES} can be run`);
  const [top = ''] = (paths[0] ?? '').split('/');
  const folder = paths.every((path) => path.startsWith(`${top}/`)) ? `${top}/` : '';
  const seen = new Set<string>();
  return [...files].map(([whole, content]) => {
    const path = whole.slice(folder.length);
    const fault = faultOfPath(path);
    if (fault !== null) throw new BadSource(`${fault}: ${JSON.stringify(path.slice(0, 120))}`);
    if (seen.has(path.toLowerCase()))
      throw new BadSource(`Two files in the zip differ only in upper and lower case: ${path}`);
    seen.add(path.toLowerCase());
    if (content.length > WORKSPACE.FILE_BYTES)
      throw new BadSource(`${path} has more than ${WORKSPACE.FILE_BYTES / MB} MB`);
    return { path, content: Buffer.from(content).toString('base64'), encoding: 'base64' as const };
  });
}

function read(bytes: Uint8Array): ReadonlyMap<string, Uint8Array> {
  try {
    return readZip(bytes, LIMITS).files;
  } catch (error) {
    if (error instanceof PackageError) throw new BadSource(`The zip can’t be used: ${error.message}`, { cause: error });
    throw error;
  }
}
