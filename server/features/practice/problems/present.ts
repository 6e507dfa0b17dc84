import { type AuthoredLanguage, languageOptions } from '@devorbit/content-reader/languages.ts';
import type { PracticeLanguage } from '@devorbit/contract/execution/languages.ts';
import type { ProblemDetail } from '@devorbit/contract/practice/problems.ts';
import type { Actor } from '../../../platform/sessions.ts';
import { mayAuthorProblem } from './policy.ts';

/** By language: the version that really runs. */
export type RunningVersions = Partial<Record<PracticeLanguage, string>>;

type Kept = Omit<ProblemDetail, 'languages' | 'statement_pdf' | 'can_edit' | 'hidden'> & {
  starters: Partial<Record<PracticeLanguage, string>>;
  statement_pdf: string | null;
  author_id: number | null;
  hidden_at: string | null;
};

/** A problem with the starter code of each language, the author's own or that of its signature, and what `actor` may do in place of its author. */
export const presentProblem = (
  { starters, statement_pdf, author_id, hidden_at, ...problem }: Kept,
  languages: AuthoredLanguage[],
  runs: RunningVersions,
  actor: Actor | null,
): ProblemDetail => ({
  ...problem,
  languages: languageOptions(languages, problem.signature).map(({ starter_code, function_code, ...option }) => {
    const own = starters[option.id];
    return {
      ...option,
      starter_code: own ?? starter_code,
      function_code: own ?? function_code,
      runs: runs[option.id] ?? null,
    };
  }),
  can_edit: mayAuthorProblem(actor, { source: problem.source, author_id }),
  ...(statement_pdf === null ? {} : { statement_pdf }),
  ...(hidden_at === null ? {} : { hidden: true }),
});
