import { packAside } from '@devorbit/content-reader/problem-package.ts';
import type { JudgePackage } from '@devorbit/contract/execution/judging.ts';
import type { AuthoredDraft } from '@devorbit/contract/practice/authoring.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import { tellBadges } from '../../activity/commands/tell-badges.ts';
import { upsertGuidance } from '../../guidance/door.ts';
import { insertPackage, updateVerifiedProblem } from '../../problems/door.ts';
import { deleteTrialPackages } from '../../trials/door.ts';
import { recordVersion } from '../../versions/commands/record-version.ts';
import { lockRevision } from '../draft-store.ts';
import { Unsound } from '../errors.ts';
import { updateFinished, type Work } from '../verification-store.ts';
import { Overtaken } from '../verification/board.ts';
import { live, MOVED } from '../verification/sentences.ts';
import { tellAuthor } from './tell-author.ts';

type Deps = { database: Database; clock: Clock };

const filled = (texts: string[]): string[] => texts.map((text) => text.trim()).filter((text) => text !== '');

/**
 * Makes a verified draft the next version of its problem and finishes its verification, in one transaction: either both or
 * neither. Throws Unsound where the draft has been saved anew meanwhile, Overtaken where another go has begun.
 */
export async function activateDraft(
  { database, clock }: Deps,
  work: Work,
  draft: AuthoredDraft,
  judging: JudgePackage,
): Promise<void> {
  const now = clock.now();
  const { digest, bytes } = await packAside(judging);
  await database.transaction(async (tx) => {
    if ((await lockRevision(tx, work.problem_id)) !== work.revision) throw new Unsound(MOVED);
    await insertPackage(tx, digest, bytes, now);
    await updateVerifiedProblem(
      tx,
      {
        id: work.problem_id,
        title: draft.title,
        statement: draft.statement,
        statement_pdf: draft.statement_pdf ?? null,
        difficulty: draft.difficulty,
        tags: [...new Set(draft.tags)],
        examples: draft.examples,
        constraints: filled(draft.constraints),
        signature: draft.signature,
        starters: Object.fromEntries(Object.entries(draft.starters).filter(([, code]) => code.trim() !== '')),
        limits: draft.limits,
        tests: judging.tests.length,
        package_digest: digest,
      },
      now,
    );
    await upsertGuidance(tx, work.problem_id, { hints: filled(draft.hints), editorial: draft.editorial.trim() });
    const version = await recordVersion(tx, work.problem_id, work.user_id, now);
    const tried = draft.solutions.some(({ role }) => role !== 'reference' && role !== 'accepted');
    const message = live(version, judging.tests.length, tried);
    const finished = await updateFinished(tx, work, { state: 'passed', message }, now);
    if (finished === null) throw new Overtaken();
    await tellAuthor(tx, finished, 'passed', message, now);
    if (finished.user_id !== null) await tellBadges(tx, finished.user_id, now);
    await deleteTrialPackages(tx, work.id);
    // In this order: whoever hears that it has passed must not meet a list from before.
    await tx.notify('problems', String(work.problem_id));
    await tx.notify('verifications', work.id);
  });
}
