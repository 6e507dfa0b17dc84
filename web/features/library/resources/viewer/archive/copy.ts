import type { EntryReading } from '@devorbit/contract/execution/documents.ts';

type NotRead = Exclude<EntryReading, 'text' | 'cut'>;

/** Beside the name of a file that is not shown. */
export const notReadWord: Record<NotRead, string> = {
  not_text: 'Not text',
  link: 'Link',
  encrypted: 'Locked',
  damaged: 'Damaged',
  unknown_method: 'Not shown',
  over_limit: 'Not shown',
};
/** In place of its text. */
export const notReadWhy: Record<NotRead, string> = {
  not_text: 'This isn’t a text file. Download the archive to open it.',
  link: 'This is a link to another file. Links aren’t followed here.',
  encrypted: 'This file is protected by a password.',
  damaged: 'This file is damaged and can’t be read.',
  unknown_method: 'This file is compressed in a way that can’t be read here. Download the archive to open it.',
  over_limit:
    'Only the first 200 text files of an archive are shown, 8 MB in all. Download the archive to open this one.',
};
export const CHOOSE_FILE = 'Choose a file to read it here.';
export const BEING_READ = 'The files are being read. Their text appears here in a moment.';
export const NOT_READ = 'This file can’t be shown here. Download the archive to open it.';
export const EMPTY_FILE = 'This file is empty.';
export const GOES_ON = 'There’s more text. Download the archive to read all of it.';
export const READ_FAILED = 'This file could not be opened';
