export const MAX_TEAM_MEMBERS = 10;
/** What organizers begin with. */
export const USUAL_TEAM_MEMBERS = 4;
/** Beyond its start and end, a hackathon’s dates lie at most so many days from now. */
export const MAX_HACKATHON_DAYS = 400;
export const TEAM_CODE_CHARS = 10;
export const MAX_ENTRY_CHARS = { team: 60, title: 80, tagline: 160, text: 8_000 } as const;
export const ENTRIES_PAGE_SIZE = 24;
/** Of an entry: drafts go first, the oldest of them before the others. */
export const MAX_ENTRY_VERSIONS = 50;
export const MAX_ENTRY_PICTURES = 6;
export const MAX_ENTRY_FILES = 20;
/** Of an entry, pictures and files together. */
export const MAX_ENTRY_BYTES = 100 * 1024 * 1024;
/** A picture as it is sent. */
export const ENTRY_PICTURE_BYTES = 10 * 1024 * 1024;
/** What becomes of it, in pixels: large enough to read a screenshot. */
export const ENTRY_PICTURE_SIZE = { width: 1600, height: 1200 } as const;
export const MAX_ENTRY_FILE_CHARS = { name: 120, alt: 200 } as const;
/** What an entry says of how it is built and started; `source` is a name of one of its files. */
export const MAX_ENTRY_RUN_CHARS = { source: 120, language: 40, build: 400, command: 400, input: 8_000 } as const;
/** A zip that is run: as it is, and unpacked; a workspace takes no more. */
export const MAX_RUN_SOURCE_BYTES = 10 * 1024 * 1024;
/** How long an entry may build, and how long run, in seconds: long enough for a demonstration, short enough for a queue. */
export const ENTRY_RUN_SECONDS = 60;
/** What is kept of each output of a run; a program that writes more is ended. */
export const MAX_RUN_OUTPUT_BYTES = 64 * 1024;
