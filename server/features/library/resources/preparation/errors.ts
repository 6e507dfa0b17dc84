/** Another try has begun elsewhere, or the document has gone: what is still coming here is stale. */
export class Overtaken extends Error {
  override name = 'Overtaken';
}

export const PREPARING_FAILED = 'Its preview could not be made. That is our fault, not the document’s.';
export const NOT_TAKEN = 'No execution service accepted the document.';
export const NOT_READ = 'The text of its scanned pages could not be read.';
