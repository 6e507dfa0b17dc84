import { type AuthoredLanguage, languageOptions } from '@devorbit/content-reader/languages.ts';
import type { Signature } from '@devorbit/contract/languages.ts';
import type { ProblemDetail } from '@devorbit/contract/problems.ts';

type Kept = Omit<ProblemDetail, 'languages'> & { signature: Signature | null };

/** A problem with the starter code of each language in place of its signature. */
export const presentProblem = ({ signature, ...problem }: Kept, languages: AuthoredLanguage[]): ProblemDetail => ({
  ...problem,
  languages: languageOptions(languages, signature),
});
