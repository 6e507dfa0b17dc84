import type { Preparation } from './preparation.ts';

/** What may be handed in, in the order of the specification (§5). */
export const fileTypes = [
  'pdf',
  'doc',
  'docx',
  'txt',
  'ppt',
  'pptx',
  'zip',
  'jpg',
  'jpeg',
  'png',
  'gif',
  'webp',
  'xls',
  'xlsx',
  'csv',
] as const;
export type FileType = (typeof fileTypes)[number];

/** The nine kinds of documents (specification §5). */
export const resourceTypes = [
  'Assignment',
  'Learning Notes',
  'Lab Manual',
  'Resources',
  'Question Paper',
  'Project Report',
  'Tutorial',
  'Presentation',
  'Research Paper',
] as const;
export type ResourceType = (typeof resourceTypes)[number];

export const studyYears = [1, 2, 3, 4] as const;
export const semesters = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** 50 MB, itself included (specification §9). */
export const MAX_FILE_BYTES = 52_428_800;
/** Files from here on are sent so that they go on where a line broke. */
export const RESUMABLE_BYTES = 4 * 1024 * 1024;
/** Rows of 'Latest Resources', and of a list of one type: so many more each time (specification §9). */
export const LATEST_PAGE_SIZE = 5;
export const GROUP_PAGE_SIZE = 10;
/** Rows of a page at most. */
export const MAX_RESOURCE_PAGE_SIZE = 50;
/** Characters of what is typed about a document. */
export const MAX_RESOURCE_CHARS = {
  title: 200,
  name: 200,
  line: 120,
  description: 2000,
  search: 200,
  attribution: 200,
  reason: 500,
  note: 200,
} as const;
/** Collections of a member, and documents of a collection. */
export const MAX_COLLECTIONS = 100;
export const MAX_COLLECTION_ITEMS = 200;
export const MAX_COLLECTION_CHARS = { title: 120, description: 500 } as const;
/** Documents that one goes on reading. */
export const MAX_READING = 6;
/** More than any document has that can be shown. */
export const MOST_PAGES = 100_000;
/** Files that a document may have had. */
export const MAX_VERSIONS = 100;
/** Suggestions of a page of the queue, and of a member's own list. */
export const SUGGESTIONS_PAGE_SIZE = 20;
export const OWN_SUGGESTIONS_SHOWN = 50;
/** Documents of which something could not be made, as staff see them. */
export const HUB_FAILURES_SHOWN = 50;
/** Documents with the largest files that staff are shown. */
export const HUB_LARGEST_SHOWN = 10;
/** Bytes of one member's suggestions that wait at a time: ten of the largest documents. */
export const MAX_WAITING_BYTES = 10 * MAX_FILE_BYTES;
/** Of what is looked for inside documents. */
export const MAX_INSIDE_CHARS = 200;
/** A document of type Resources with so many pages is a book. */
export const BOOK_PAGES = 40;
/** Height of a preview, in px (specification §7). */
export const PREVIEW_PX = 650;
/** Entries of an archive that its preview names; the rest are counted. */
export const MAX_SHOWN_ENTRIES = 1000;
/** Rows and columns of a table that its preview shows. */
export const MAX_SHOWN_ROWS = 2000;
export const MAX_SHOWN_COLUMNS = 100;

/** The pages that show a part of the hub: which types. Books are also Resources of BOOK_PAGES pages or more. */
export const presetTypes = {
  tutorials: ['Tutorial'],
  articles: ['Research Paper', 'Project Report'],
  courses: ['Learning Notes', 'Presentation', 'Assignment', 'Question Paper'],
  books: ['Lab Manual'],
} as const satisfies Record<string, readonly ResourceType[]>;
export type ResourcePreset = keyof typeof presetTypes;
export const resourcePresets = Object.keys(presetTypes) as readonly ResourcePreset[];

/** How a document is shown. */
export type PreviewKind = 'pdf' | 'text' | 'table' | 'grid' | 'picture' | 'archive';
const previews: Partial<Record<FileType, PreviewKind>> = {
  xls: 'grid',
  xlsx: 'grid',
  pdf: 'pdf',
  txt: 'text',
  csv: 'table',
  zip: 'archive',
  jpg: 'picture',
  jpeg: 'picture',
  png: 'picture',
  gif: 'picture',
  webp: 'picture',
};
export const previewOf = (type: FileType): PreviewKind => previews[type] ?? 'pdf';

/** Whether nothing more happens by itself, for now. */
export const isSettled = ({ state, ocr }: Pick<Preparation, 'state' | 'ocr'>): boolean =>
  state !== 'waiting' && state !== 'preparing' && ocr !== 'waiting' && ocr !== 'reading';

/** The type that a name ends with, in small letters; null where it is none that is taken. */
export const fileTypeOf = (name: string): FileType | null => {
  const ending = /\.([^.]+)$/.exec(name.trim())?.[1]?.toLowerCase();
  return fileTypes.find((type) => type === ending) ?? null;
};

// Sentences of the specification (§5, §8).
export const NO_FILE = 'No file selected';
export const WRONG_FILE_TYPE = `Invalid file type. Allowed types: ${fileTypes.join(', ')}`;
export const FILE_TOO_LARGE = 'File size exceeds 50MB limit';
export const FIELDS_MISSING = 'Please fill all required fields and select a file';
export const AUTHOR_MISSING = 'This licence requires the author’s name';
export const TAKEN_DOWN = 'This document was taken down after a report';
export const ALREADY_HERE = 'This file is already here';
