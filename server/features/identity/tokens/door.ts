// What other features ask of tokens: whether the actor may is for them to ask.

/** How many tokens of a user work at `now`. */
export { selectTokenCount } from './store.ts';

/** Ends every token of a user at once; answers how many there were. */
export { deleteTokensOf } from './store.ts';

/** Whether a code is a token, live or not; else it is a session's. */
export { isToken } from './token-text.ts';
