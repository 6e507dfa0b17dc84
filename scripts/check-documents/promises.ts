import { WRONG_FILE_TYPE } from '@devorbit/contract/library/resources-limits.ts';

/** What a document gets, which limit or check says so, and what its page shows where it is published. */
export type Promised = {
  got: string;
  limit: string;
  page?: string;
  /** Where two limits are so near each other that the machine decides which is met first: what the other says. */
  or?: Promised;
};

const MEMORY = 'It needs more memory than a document may.';
const SLOW = 'It takes longer to read than a document may.';
const UNREADABLE = 'LibreOffice cannot read it: it is damaged, or of another kind.';
const DAMAGED = 'It is damaged beyond repair.';
const LOCKED = 'It is protected by a password.';

const otherKind = (type: string): Promised => ({
  got: `refused: This isn’t a ${type} file: its content is in a different format`,
  limit: 'the content must be of the type that the name says',
});
const tooLarge: Promised = {
  got: 'refused: Unpacked, this archive would be larger than 1 GB',
  limit: '1 GB by the sizes in the directory',
};
const crowded: Promised = {
  got: 'refused: This archive has more than 10,000 entries',
  limit: '10,000 entries of an archive',
};
const passwordFirst: Promised = {
  got: 'refused: This file is protected by a password. Remove the password and try again.',
  limit: 'nothing is published that cannot be looked into',
};
const noForm: Promised = {
  got: 'refused: Please fill all required fields and select a file',
  limit: 'a form must be whole: 31 parts, with an end',
};
const none = (message: string, limit: string): Promised => ({
  got: `no preview; refused: ${message}`,
  limit,
  page: message,
});
const unreadable = (limit: string): Promised => none(UNREADABLE, limit);
const pages = (limit: string): Promised => ({ got: 'previewed as pdf', limit, page: 'its pages' });
const cells = (kind: 'grid' | 'table', limit: string): Promised => ({
  got: `previewed as ${kind}`,
  limit,
  page: 'its cells',
});
const listed = (limit: string): Promised => ({ got: 'previewed as archive', limit, page: 'its list' });
const text = (limit: string): Promised => ({ got: 'previewed as text', limit, page: 'its text' });

const NO_DIRECTORY_PATH = 'names are texts, never paths; texts are unpacked into memory, in the box';
const HARMLESS_NAME = 'of a name 120 letters are kept, without folders and control characters';

export const promises: Record<string, Promised> = {
  'docx that unpacks to 60 MB of paragraphs': none(MEMORY, '1 GB of memory in the box'),
  'docx whose directory names 4 GB': tooLarge,
  'docx whose directory names 3 bytes for 64 MB': pages(
    '64 MB of files and 1 GB of memory in the box, which it keeps to',
  ),
  'docx whose directory ends before its last entry': crowded,
  'docx with a billion laughs': unreadable('the XML parser’s bound on entities'),
  'docx with entities of a file and of an address': unreadable('the XML parser takes no entities from outside'),
  'docx with a template and a picture from outside, and a file of the machine': pages(
    'no link is followed; the box has no network and no files but its own',
  ),
  'docm by the name of docx': {
    got: 'refused: This file has macros in it. Save it without macros, or as a PDF, and try again.',
    limit: 'no macros in a type that has none',
  },
  'docx of 3,000 nested tables': none(SLOW, '20 s of the processor in the box'),
  'xlsx with its only cell in the last row and column': cells(
    'grid',
    '2,000 rows and 100 columns of a sheet are shown',
  ),
  'xlsx of 800 sheets': {
    ...none(MEMORY, '1 GB of memory and 20 s of the processor in the box, whichever it meets first'),
    or: none(SLOW, ''),
  },
  'xlsx that asks the web and reads a file of the machine': cells(
    'grid',
    'no link is followed; the box has no network and no files but its own',
  ),
  'xlsx whose strings laugh a billion times': {
    got: 'previewed as grid',
    limit: 'the XML parser’s bound on entities',
    page: 'There is nothing on this sheet.',
  },
  'xlsx of 20,000 cells that share a string of a million letters': none(SLOW, '20 s of the processor in the box'),
  'xlsx with entities of a file and of an address': {
    got: 'previewed as grid',
    limit: 'the XML parser takes no entities from outside',
    page: 'There is nothing on this sheet.',
  },
  'pptx of 1,500 slides': pages('20 s of the processor and 1 GB of memory, which it keeps to'),
  'docx that is locked': passwordFirst,
  'PDF of 100,000 pages': pages('2,000 pages are shown and searched'),
  'PDF whose page tree is its own child': none(DAMAGED, 'qpdf goes round in no circle, in the box'),
  'PDF of page trees 20,000 deep': pages('the readers go no deeper than they have room for'),
  'PDF with a page that inflates to 1 GB': none(MEMORY, '512 MB of memory for a stream unpacked, in the box'),
  'PDF with a page that inflates to 4 GB': none(MEMORY, '512 MB of memory for a stream unpacked, in the box'),
  'PDF of fonts that are cut at 48 places': pages('the font readers of Poppler, in the box, and of the browser'),
  'PDF that runs JavaScript, starts a program, opens an address and has XFA': pages(
    'the viewer has no scripts, no XFA and no actions',
  ),
  'PDF that wants a file of the machine for a picture and for content': pages('the box has no files but its own'),
  'PDF with a page of 140 km a side': pages('16 million pixels of a page are drawn'),
  'PDF whose patterns draw each other': pages('the readers go no deeper into themselves'),
  'PDF that is locked by a key nobody has': none(LOCKED, 'the runner has no password'),
  'PDF whose cross references lead nowhere': pages('written anew by qpdf, in the box'),
  'PDF cut off in the middle': none(DAMAGED, 'qpdf finds no pages, in the box'),
  'PDF that is a program': otherKind('pdf'),
  'csv of formulas and one line of 8 MB': cells('table', 'cells are text; 500,000 letters are shown'),
  'csv of a million quotes': {
    got: 'previewed as table',
    limit: '500,000 letters are shown, of whole rows',
    page: 'The first row of this table is too long to show. Download the file to read it.',
  },
  'txt that is HTML': text('it is text, and is never served as anything else'),
  'txt with zero bytes': otherKind('txt'),
  'png that is SVG': otherKind('png'),
  'PDF that needs a password': none(LOCKED, 'the runner has no password'),
  'PDF that needs a password to be printed': pages('anybody may read it'),
  'zip in zip in zip, as deep as 50 MB hold': listed('an archive within is named, and never unpacked'),
  'zip of one file that unpacks to 1.5 GB': tooLarge,
  'zip whose directory names 3 bytes for 1.5 GB': listed('64 MB are unpacked to look for texts, in the box'),
  'zip of 50 files with the same bytes, 500 MB in all': {
    got: 'refused: This file is damaged or incomplete. Open it on your device to check, then try again.',
    limit: 'no two entries may overlap',
  },
  'zip that needs a password': passwordFirst,
  'zip of 10,001 entries': crowded,
  'zip with names that lead out of the folder': listed(NO_DIRECTORY_PATH),
  'picture of 30,000 × 30,000': { got: 'refused: The picture can have at most 40 megapixels', limit: '40 megapixels' },
  'picture of 10,000 frames': { got: 'previewed as picture', limit: 'one frame is read', page: 'its picture' },
  EICAR: { got: 'refused: A virus scanner found something in this file', limit: 'the test of virus scanners' },
  'program that is a PDF that is a zip, by the name of pdf': otherKind('pdf'),
  'program that is a PDF that is a zip, by the name of zip': otherKind('zip'),
  'PDF that is a zip, by the name of pdf': pages('it is sent as a PDF, whatever else it is'),
  'HTML by the name of pdf': otherKind('pdf'),
  'HTML by the name of png': otherKind('png'),
  'SVG by the name of pdf': otherKind('pdf'),
  'SVG by the name of txt': text('it is text, and is never served as anything else'),
  'program by the name of pdf': otherKind('pdf'),
  'program by the name of png': otherKind('png'),
  'program by the name of txt': otherKind('txt'),
  'a name with folders, line ends and letters that turn round': pages(HARMLESS_NAME),
  'a name of 255 letters': pages(HARMLESS_NAME),
  'a name of a device': pages('names are never those of files here'),
  'a name with a zero byte': pages(HARMLESS_NAME),
  'a name with a bare line end': {
    got: `refused: ${WRONG_FILE_TYPE}`,
    limit: 'a name ends with its line, and so has no type',
  },
  'a form without an end': noForm,
  'a form of 10,000 parts': noForm,
  'a form that is shorter than it says': { got: 'refused: Bad Request', limit: 'a request must be whole' },
  'a form that is longer than it says': {
    got: 'refused: Bad Request',
    limit: 'what follows a request must be another',
  },
  'a form that says that it has 4 GB': { got: 'refused: File size exceeds 50MB limit', limit: '50 MB' },
  'a sender of one byte a second': { got: 'cut off after 10 minutes', limit: '10 minutes for a form' },
};
