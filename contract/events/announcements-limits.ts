/** `all`: who has, waits for or asks for a place; `place`: who has one. */
export const newsAudiences = ['all', 'place'] as const;
export const MAX_NEWS_CHARS = { title: 120, body: 2000 } as const;
/** Shown of an event: what can be announced in five days. */
export const MAX_NEWS = 100;
