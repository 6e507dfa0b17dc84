import type { CertificateEvidence, CertificateLevel } from '@devorbit/contract/learning/certificates.ts';
import { QUIZ_PASS_PERCENT } from '@devorbit/contract/learning/certificates.ts';
import type { Actor } from '../../../platform/sessions.ts';

/** Withdraw one's own certificate. */
export const isHolder = (actor: Actor, { user_id }: { user_id: number | null }): boolean => user_id === actor.id;

/** What a proven category has: `project` where the category asks for one. */
type Asked = { project: boolean };

/**
 * The level that evidence reaches; null where it reaches none. Completed: all modules, or core topics of a roadmap, are
 * marked. Verified: also every exercise that can be proven, the quiz, and the project of a category that has one; of a
 * roadmap nothing can be proven so far.
 */
export function levelOf(evidence: readonly CertificateEvidence[], { project }: Asked): CertificateLevel | null {
  const of = <Kind extends CertificateEvidence['kind']>(kind: Kind) =>
    evidence.find((piece): piece is Extract<CertificateEvidence, { kind: Kind }> => piece.kind === kind);
  const marked = of('modules') ?? of('topics');
  if (marked === undefined || marked.done < marked.of) return null;
  const exercises = of('exercises');
  const proven =
    exercises !== undefined &&
    exercises.passed >= exercises.of &&
    (of('quiz')?.percent ?? 0) >= QUIZ_PASS_PERCENT &&
    (!project || of('project')?.accepted === true);
  return proven ? 'verified' : 'completed';
}
