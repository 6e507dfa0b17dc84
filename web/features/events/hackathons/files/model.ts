import type { EntryFiles } from '@devorbit/contract/events/entry-files.ts';
import {
  ENTRY_PICTURE_BYTES,
  MAX_ENTRY_BYTES,
  MAX_ENTRY_FILES,
  MAX_ENTRY_PICTURES,
} from '@devorbit/contract/events/hackathons-limits.ts';
import { counted } from '../../../../platform/format/plurals.ts';
import { bytesText } from '../../../../platform/format/sizes.ts';

/** Why a picture is not worth sending; null where it is. */
export const pictureFault = ({ size }: { size: number }): string | null =>
  size > ENTRY_PICTURE_BYTES ? `The picture can be up to ${bytesText(ENTRY_PICTURE_BYTES)}` : null;

/** The same of files that are sent together. */
export function filesFault(files: readonly { size: number }[], there: EntryFiles): string | null {
  if (files.length + there.files.length > MAX_ENTRY_FILES) return `An entry can have up to ${MAX_ENTRY_FILES} files`;
  const room = MAX_ENTRY_BYTES - there.bytes;
  return files.reduce((sum, { size }) => sum + size, 0) > room
    ? `There is room for ${bytesText(Math.max(0, room))} more`
    : null;
}

/** How much there is of how much there may be. */
export const usedText = ({ pictures, files, bytes }: EntryFiles): string =>
  `${pictures.length} of ${counted(MAX_ENTRY_PICTURES, 'picture')}, ${files.length} of ${counted(MAX_ENTRY_FILES, 'file')}, ${bytesText(bytes)} of ${bytesText(MAX_ENTRY_BYTES)}`;

/** How far a file is; when all of it has left, the server looks at it. */
export const stepText = (name: string, share: number): string =>
  share < 1 ? `Sending ${name}, ${Math.floor(share * 100)}%` : `Checking ${name}`;
