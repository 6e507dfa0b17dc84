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
