/** Whether there is anything to see: letters, digits, signs; not blanks and fillers alone. */
export const isReadable = (text: string): boolean => /[^\p{Z}\p{C}\p{M}\u115f\u1160\u2800\u3164\uffa0]/u.test(text);

/** Marks of direction and other formatting go: who pastes them does not see them. Joiners are part of words and of emoji. */
export const withoutHidden = (text: string): string => text.replaceAll(/(?![\u200c\u200d])\p{Cf}/gu, '');
