/** Texts of a problem, in characters: a title is a line, a statement or an editorial a chapter. */
export const TITLE_CHARS = 150;
export const STATEMENT_CHARS = 20_000;
export const EXPLANATION_CHARS = 20_000;
export const CONSTRAINT_CHARS = 300;
export const HINT_CHARS = 2_000;
export const EDITORIAL_CHARS = 20_000;
export const TAG_CHARS = 40;
/** Names of tests and of source files, and the arguments of one call of a generator. */
export const NAME_CHARS = 60;
export const ARGUMENT_CHARS = 500;
/** How many of each a problem may have. */
export const MAX_TAGS = 10;
export const MAX_EXAMPLES = 10;
export const MAX_CONSTRAINTS = 20;
export const MAX_HINTS = 5;
export const MAX_GENERATORS = 10;
export const MAX_SOLUTIONS = 30;
/** Secret tests that a verification asks for: fewer say little about a solution. */
export const MIN_TESTS = 3;
/** Bounds of a draft. Characters of all tests together: what a person types or uploads by hand, and a runner fetches at once. */
export const MAX_DRAFT_TESTS = 200;
export const MAX_DRAFT_CHARS = 16 * 1024 * 1024;
/** Bytes of a package that is imported: as large as the archive readers take. */
export const MAX_IMPORT_BYTES = 32 * 1024 * 1024;
