import type { Database, Queryable } from '../../../../platform/database.ts';
import type { Queue } from '../../../../platform/queue.ts';
import { tooManyPending } from '../errors.ts';
import { countAhead, countPending, insertSubmission, lockUser, type NewSubmission } from '../store.ts';

/** Submissions of one user that may wait at a time: a try in each language, and one more. */
const MAX_PENDING = 5;
/** Runs are waited for; submissions are not. Higher goes first. */
const priorities = { run: 10, custom: 10, submit: 0 };

/** A refused user tries again after this long, and a second later for each that waits ahead of theirs, in seconds. */
const LEAST_PATIENCE = 5;
const MOST_PATIENCE = 60;
const patience = async (tx: Queryable, userId: number): Promise<number> =>
  Math.min(MOST_PATIENCE, LEAST_PATIENCE + (await countAhead(tx, userId)));

export type JudgeJob = { submission: string };

/** Saves a submission together with the job that will judge it: either both exist afterwards or neither. Answers its id. */
export const queueSubmission = (
  { database, queue }: { database: Database; queue: Queue },
  submission: NewSubmission,
): Promise<string> =>
  database.transaction(async (tx) => {
    await lockUser(tx, submission.user_id);
    const pending = await countPending(tx, submission.user_id);
    if (pending >= MAX_PENDING) throw tooManyPending(pending, MAX_PENDING, await patience(tx, submission.user_id));
    const id = await insertSubmission(tx, submission);
    await queue.send(tx, 'judge', { submission: id } satisfies JudgeJob, { priority: priorities[submission.kind] });
    return id;
  });
