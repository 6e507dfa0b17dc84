/** Bounds of a draft. Characters of all tests together: what a person types or uploads by hand, and a runner fetches at once. */
export const MAX_DRAFT_TESTS = 200;
export const MAX_DRAFT_CHARS = 16 * 1024 * 1024;
/** Bytes of a package that is imported: as large as the archive readers take. */
export const MAX_IMPORT_BYTES = 32 * 1024 * 1024;
