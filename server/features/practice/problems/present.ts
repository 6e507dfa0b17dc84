import { type AuthoredLanguage, languageOptions } from '@devorbit/content-reader/languages.ts';
import type { PracticeLanguage, Signature } from '@devorbit/contract/execution/languages.ts';
import type { ProblemDetail } from '@devorbit/contract/practice/problems.ts';
import type { Actor } from '../../../platform/sessions.ts';
import { mayAuthorProblem } from './policy.ts';

type Kept = Omit<ProblemDetail, 'languages' | 'statement_pdf' | 'can_edit' | 'hidden'> & {
  signature: Signature | null;
  starters: Partial<Record<PracticeLanguage, string>>;
  statement_pdf: string | null;
  author_id: number | null;
  hidden_at: string | null;
};

/** A problem with the starter code of each language, the author's own or that of its signature, and what `actor` may do in place of its author. */
export const presentProblem = (
  { signature, starters, statement_pdf, author_id, hidden_at, ...problem }: Kept,
  languages: AuthoredLanguage[],
  actor: Actor | null,
): ProblemDetail => ({
  ...problem,
  languages: languageOptions(languages, signature).map((option) => ({
    ...option,
    starter_code: starters[option.id] ?? option.starter_code,
  })),
  can_edit: mayAuthorProblem(actor, { source: problem.source, author_id }),
  ...(statement_pdf === null ? {} : { statement_pdf }),
  ...(hidden_at === null ? {} : { hidden: true }),
});
