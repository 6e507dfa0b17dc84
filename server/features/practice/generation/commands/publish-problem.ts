import { pack } from '@devorbit/content-reader/problem-package.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database, Queryable } from '../../../../platform/database.ts';
import { upsertGuidance } from '../../guidance/door.ts';
import { insertGeneratedProblem, insertPackage } from '../../problems/door.ts';
import { deleteTrialPackages } from '../../trials/door.ts';
import { recordVersion } from '../../versions/commands/record-version.ts';
import type { Draft } from '../drafts/draft.ts';
import { Overtaken } from '../errors.ts';
import { insertGenerated, lockPublishing, selectIsPublished, selectIsTitleTaken } from '../published-store.ts';
import { published } from '../step-messages.ts';
import { updateFinished, type Work } from '../store.ts';
import { packageOf } from '../verification/trial.ts';

type Deps = { database: Database; clock: Clock };

/**
 * Publishes a verified draft and finishes its generation, in one transaction: either both or neither. False, and nothing
 * is written, where the same statement has been published meanwhile. Throws Overtaken.
 */
export async function publishProblem(
  { database, clock }: Deps,
  work: Work,
  draft: Draft,
  mutantsRejected: number,
): Promise<boolean> {
  const now = clock.now();
  return database.transaction(async (tx) => {
    await lockPublishing(tx);
    if (await selectIsPublished(tx, draft.statement)) return false;
    const title = await freeTitle(tx, [draft.title, ...draft.otherTitles]);
    const { digest, bytes } = pack(packageOf(work.id, draft.limits, draft.tests));
    await insertPackage(tx, digest, bytes, now);
    const id = await insertGeneratedProblem(tx, {
      ...draft,
      title,
      tests: draft.tests.length,
      package_digest: digest,
      author_id: work.user_id,
      created_at: now,
    });
    const { origin, solutions } = draft;
    await insertGenerated(tx, { problem_id: id, statement: draft.statement, origin, solutions, mutantsRejected });
    await upsertGuidance(tx, id, draft);
    await recordVersion(tx, id, work.user_id, now);
    const outcome = { step: 'published', message: published(title), problem_id: id } as const;
    if (!(await updateFinished(tx, work, outcome, now))) throw new Overtaken();
    await deleteTrialPackages(tx, work.id);
    await tx.notify('generations', work.id);
    await tx.notify('problems', String(id));
    return true;
  });
}

/** The first title that no problem has; where all are taken, the first with the number of the sequel behind it, `II`, `III`. */
async function freeTitle(db: Queryable, titles: [string, ...string[]]): Promise<string> {
  for (const title of titles) if (!(await selectIsTitleTaken(db, title))) return title;
  for (let part = 2; ; part++) {
    const candidate = `${titles[0]} ${roman(part)}`;
    if (!(await selectIsTitleTaken(db, candidate))) return candidate;
  }
}

const numerals = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const;

/** A whole number from 1 on, in Roman numerals. */
function roman(number: number): string {
  const found = numerals.find(([worth]) => worth <= number);
  return found ? found[1] + roman(number - found[0]) : '';
}
