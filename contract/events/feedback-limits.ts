/** Days after the end of an event in which those who came say what they thought of it. */
export const FEEDBACK_DAYS = 30;
export const MAX_FEEDBACK_CHARS = 1_000;
/** From so many answers on the organizers read them: of fewer one could tell who wrote what. */
export const LEAST_FEEDBACK = 3;
/** Comments that are shown to organizers. */
export const MAX_FEEDBACK_TEXTS = 200;
export const MAX_STARS = 5;
