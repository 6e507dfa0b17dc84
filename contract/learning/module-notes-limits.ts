/** Of one note, in characters. Two that were kept after a conflict may be longer. */
export const MAX_NOTE_CHARS = 10_000;
