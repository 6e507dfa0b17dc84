export const MAX_SESSIONS = 200;
export const MAX_SPEAKERS = 100;
/** Rooms stand beside each other. */
export const MAX_ROOMS = 12;
export const MAX_SESSION_SPEAKERS = 8;
export const MAX_SESSION_MINUTES = 24 * 60;
export const MAX_PROGRAMME_CHARS = { title: 120, abstract: 4_000, room: 60, track: 40, name: 80, bio: 1_000 } as const;
