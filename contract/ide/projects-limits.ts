/** Projects of one user: a term of courses with some to spare. */
export const MAX_PROJECTS = 50;
/** Files and folders of one project; a runner takes 256. */
export const MAX_FILES = 200;
/** A text, in UTF-16 units, as editors count: longer ones are data, and no editor on a phone shows them well. */
export const MAX_TEXT = 1024 * 1024;
/** Any other file, in bytes: a photograph. */
export const MAX_BINARY_BYTES = 5 * 1024 * 1024;
/** A project, units and bytes together. */
export const MAX_PROJECT_SIZE = 10 * 1024 * 1024;
/** All projects of one user together, without their history. */
export const MAX_USER_SIZE = 200 * 1024 * 1024;
export const MAX_PROJECT_NAME = 60;
/** Characters of a path, and folders that it may go through: what still reads on one line. */
export const MAX_PATH = 120;
export const MAX_FOLDERS = 8;
/** Notes beside the code, characters of one and of its name. */
export const MAX_NOTES = 10;
export const MAX_NOTE = 20_000;
export const MAX_NOTE_NAME = 30;
/** Updates of one push: a page pushes every third of a second, and more of it waits for the next. */
export const MAX_UPDATES = 500;
/** Parts of one update: everything found in a long text is replaced at once. */
export const MAX_PARTS = 20_000;
/** Changes that a push may be rebased over: who was away for more gets a copy of what they wrote. */
export const MAX_REACH = 10_000;
/** Updates that one call answers; more are asked for again. */
export const MAX_PULLED = 1_000;
/** Versions of one project that are listed, and the characters of a version's name. */
export const MAX_VERSIONS = 500;
export const MAX_VERSION_NAME = 80;
/** Links of one project that are alive at a time. */
export const MAX_LINKS = 20;
/** Longest that a link may live, in days. */
export const MAX_LINK_DAYS = 365;
/** Run configurations of one project, characters of a name, arguments, variables, and characters of a standard input: what a form shows. */
export const MAX_CONFIGURATIONS = 10;
export const MAX_CONFIGURATION_NAME = 40;
export const MAX_ARGUMENTS = 50;
export const MAX_VARIABLES = 30;
export const MAX_WORD = 1_000;
export const MAX_RUN_INPUT = 20_000;
/** Breakpoints of one project; a debugger takes as many. */
export const MAX_BREAKPOINTS = 200;
/** People beside its owner who edit a project, and who watch it: more cursors in a text tell nobody anything, and a class watches. */
export const MAX_EDITORS = 7;
export const MAX_VIEWERS = 30;
/** Projects of others that one user is a member of. */
export const MAX_MEMBERSHIPS = 100;
/** Of a username that is typed to let somebody in. */
export const MAX_USERNAME = 150;
/** Join links of one project that are alive at a time, how long one may live, in days, and how many may use it. */
export const MAX_JOIN_LINKS = 10;
export const MAX_JOIN_LINK_DAYS = 30;
export const MAX_JOIN_LINK_USES = MAX_EDITORS + MAX_VIEWERS;
/** Messages of one project that are kept, and characters of one: a line said beside the code, and no archive. */
export const MAX_MESSAGES = 100;
export const MAX_MESSAGE = 500;
