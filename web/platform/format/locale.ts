/** The language that everything is said in. A translation would replace this folder, and nothing else that counts or dates. */
export const LOCALE = 'en';
/** Dates have the day before the month. */
export const DATE_LOCALE = 'en-GB';
