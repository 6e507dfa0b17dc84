/** Stars of one sky, the latest ones: more than there are problems, and what a browser still draws at once. */
export const MAX_STARS = 1000;
