import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as english from '@zxcvbn-ts/language-en';

/** From here on a guesser needs more than a million tries: far more than are let through. */
const LOWEST_SCORE = 2;
const SHORTEST = 8;
const LONGEST = 128;

let estimator: ZxcvbnFactory | undefined;
/** The dictionaries take a fifth of a second: only once, and when first needed. The bounds keep one estimate below 50 ms. */
const strengthOf = (password: string, inputs: string[]) => {
  estimator ??= new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    translations: {
      ...english.translations,
      warnings: {
        ...english.translations.warnings,
        userInputs: 'It is made of your name, username or email.',
      },
    },
    maxLength: 48,
    l33tMaxSubstitutions: 8,
  });
  return estimator.check(password, inputs);
};

const wordsOf = (inputs: string[]): string[] =>
  [...new Set([...inputs, ...inputs.flatMap((input) => input.split(/[\s@._-]+/))])].filter((word) => word.length > 2);

/**
 * Why a password will not do, in sentences; none where it will. `inputs` is what others know of its owner: name,
 * username, e-mail.
 */
export function passwordFaults(password: string, inputs: string[]): string[] {
  if (password.length < SHORTEST) return [`Password must be at least ${SHORTEST} characters`];
  if (password.length > LONGEST) return [`Password must be at most ${LONGEST} characters`];
  const { score, feedback } = strengthOf(password, ['devorbit', ...wordsOf(inputs)]);
  if (score >= LOWEST_SCORE) return [];
  const reason = feedback.warning ?? feedback.suggestions[0] ?? 'Add more words that are less common.';
  return [`Password is too easy to guess. ${reason}`];
}
