/** `month`: on the same weekday of it, such as every second Tuesday; of a fifth one, on the last. */
export const seriesSteps = ['week', 'two_weeks', 'month'] as const;
export type SeriesStep = (typeof seriesSteps)[number];
/** A year of weeks. */
export const MAX_SERIES = 52;
