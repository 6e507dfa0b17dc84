// Texts of the specification (001, §2, §4 to §8), and ours beside them.
import type { ResourcePreset } from '@devorbit/contract/library/resources-limits.ts';

export const HUB = 'Resource Hub';
export const HUB_LEAD =
  'Notes, assignments, lab manuals and question papers from engineering colleges. Search them, and read them right here.';
export const ADMIN = '(Admin)';
export const LOG_OUT = 'Logout';
export const LATEST = 'Latest Resources';
export const BY_TYPE = 'Browse by type';
export const BY_COURSE = 'By subject and semester';
export const OPEN = 'Open';
export const LOG_IN_TO_VIEW = 'Log in to View';
export const DELETE = 'Delete';
export const CONFIRM_DELETE = 'Are you sure you want to delete this resource?';
export const DONE = 'Operation completed successfully!';
export const LOAD_FAILED = 'Failed to load resources. Please try again later.';
export const DELETE_FAILED = 'Failed to delete resource. Please try again.';
export const UPLOAD_FAILED = 'Upload failed. Please try again.';
export const NONE_FOUND = 'No resources found';
export const NONE_FOUND_HERE = 'No resources found.';
export const OTHER_TERM = 'Try a different search term';
export const BE_FIRST = 'Be the first to upload a resource!';
export const UPLOAD = 'Upload a resource';
export const ONLY_ADMIN = 'Only Admin can upload resources. The form is disabled for your account';
export const UPLOADING = 'Uploading...';
export const SUGGEST = 'Suggest a document';
export const LIBRARY = 'My library';
/** How long the banner after a deletion stays, in ms. */
export const BANNER_MS = 3000;
export const OPEN_FAILED = 'This document could not be opened';
export const NOT_FOUND = 'Document not found';
export const INSIDE = 'Inside documents';
export const INSIDE_FAILED = 'The documents could not be searched. Please try again.';
export const NONE_INSIDE = 'No documents contain these words.';
export const SEARCH_INSIDE = 'Search inside this document';
export const NONE_ON_PAGES = 'No pages contain these words.';
export const NONE_IN_FILES = 'No files contain these words.';

/** The pages that show a part of the hub. */
export const presets: Record<ResourcePreset, { title: string; lead: string }> = {
  tutorials: { title: 'Tutorials', lead: 'Step by step, from the first line to the working result.' },
  articles: { title: 'Articles', lead: 'Research papers and project reports by students and teachers.' },
  courses: { title: 'Courses', lead: 'Notes, slides, assignments and question papers, by subject and semester.' },
  books: { title: 'Books', lead: 'Lab manuals, and other documents of 40 pages or more.' },
};
