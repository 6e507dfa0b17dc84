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
/** Rows of 'Latest Resources', and of a list of one type: so many more each time (specification §9). */
export const LATEST_PAGE_SIZE = 5;
export const GROUP_PAGE_SIZE = 10;
/** Rows of a page at most. */
export const MAX_RESOURCE_PAGE_SIZE = 50;
/** Characters of what is typed about a document. */
export const MAX_RESOURCE_CHARS = { title: 200, name: 200, line: 120, description: 2000, search: 200 } as const;
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

/** How a document is shown. `office`: not yet in the browser. */
export type PreviewKind = 'pdf' | 'text' | 'table' | 'picture' | 'archive' | 'office';
const previews: Partial<Record<FileType, PreviewKind>> = {
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
export const previewOf = (type: FileType): PreviewKind => previews[type] ?? 'office';

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
export const ALREADY_HERE = 'This file is already here';
