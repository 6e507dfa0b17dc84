import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as english from '@zxcvbn-ts/language-en';

// The same settings as the server's rule, which decides.
const estimator = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...english.dictionary },
  graphs: common.adjacencyGraphs,
  translations: english.translations,
  maxLength: 48,
  l33tMaxSubstitutions: 8,
});

/** 0 (guessed at once) to 4. To be imported when it is needed only: its dictionaries are 1.5 MB. */
export const strengthOf = (password: string, inputs: string[]): 0 | 1 | 2 | 3 | 4 =>
  estimator.check(password, inputs).score;
