/** Rows of a page (specification §9). */
export const LEADERBOARD_PAGE_SIZE = 10;
