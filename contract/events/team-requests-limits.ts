export const MAX_WANTED_CHARS = 160;
export const TEAMS_PAGE_SIZE = 24;
/** Invites and requests that wait at one team; as many invites are shown to one person. */
export const MAX_TEAM_REQUESTS = 50;
