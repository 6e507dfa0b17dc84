// Spaced repetition in words and numbers, without zod: the web app has them too.

/** How well somebody remembered, the worst first. */
export const reviewRatings = ['again', 'hard', 'good', 'easy'] as const;
export type ReviewRating = (typeof reviewRatings)[number];

/** Of one learner: ten minutes. What is due beyond them waits until tomorrow. */
export const REVIEWS_A_DAY = 20;

export const reviewFormats = ['json', 'csv'] as const;
export type ReviewFormat = (typeof reviewFormats)[number];
