import { judgedProgram } from '@devorbit/content-reader/harness.ts';
import type { Platform } from '../../../feature.ts';
import type { Queryable } from '../../../platform/database.ts';
import { authoredHarnesses } from './authored-languages.ts';
import { packageAddress } from './package-address.ts';
import { updateHidden, updateOptionalShown } from './store.ts';

// What other features do to problems, in transactions of theirs: whether the actor may is for them to ask.
export { insertPackage, selectOptionalPackage } from './package-store.ts';
export { addSampleCounts, selectPackaged } from './sample-store.ts';
export { addToCounts, insertGeneratedProblem, raiseVersion, updateVerifiedProblem } from './written-store.ts';

/** What the daily challenge is chosen from, and what is new for somebody. */
export { selectDailyBank, selectNew } from './listing/store.ts';

/** The PDF of a problem by its digest, for who has shown that they may have it; null where there is none. */
export { selectOptionalStatementFile } from './statement-store.ts';

/** What a submission needs to know of its problem; null where there is none. Every user may submit to every problem. */
export { selectOptionalJudging } from './store.ts';

/** The limits of one test. Throws where there is no such problem. */
export { selectLimits } from './store.ts';

/** What a runner is given of a learner's code: where that only defines `solve`, with what calls it below. */
export const programToJudge = (work: Parameters<typeof judgedProgram>[1]): string =>
  judgedProgram(authoredHarnesses(), work);

/** The address at which a runner fetches a problem's package; it is made when it is needed, because it expires. */
export const packageUrls =
  ({ env, clock, base }: Pick<Platform, 'env' | 'clock' | 'base'>) =>
  (digest: string): string =>
    base() + packageAddress(env.SECRET, digest, clock.now());

/** Takes a problem out of sight, for all but staff and its author, in the transaction of a moderator's decision. */
export async function hideProblem(tx: Queryable, id: number, at: Date): Promise<void> {
  await updateHidden(tx, id, at);
  await tx.notify('problems', String(id));
}

/** Brings a hidden problem back, in the caller's transaction; null where it is not hidden. */
export async function unhideProblem(
  tx: Queryable,
  id: number,
): Promise<{ title: string; author_id: number | null } | null> {
  const problem = await updateOptionalShown(tx, id);
  if (problem !== null) await tx.notify('problems', String(id));
  return problem;
}
