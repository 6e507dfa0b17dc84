import { pathOf } from '@devorbit/contract/path-of.ts';
import type { Queryable } from '../../../../platform/database.ts';
import { notify } from '../../../identity/notifications/commands/notify.ts';
import type { Finished } from '../verification-store.ts';

/** Tells whoever asked for a verification how it ended, in the transaction that ends it. */
export async function tellAuthor(
  tx: Queryable,
  { problem_id, user_id, title }: Finished,
  state: 'passed' | 'failed',
  message: string,
  at: Date,
): Promise<void> {
  if (user_id === null) return;
  await notify(tx, {
    user_id,
    kind: 'problems',
    at,
    title: `“${title}” ${state === 'passed' ? 'was verified and is live' : 'could not be verified'}`,
    body: message,
    link: state === 'passed' ? pathOf('problem', { id: problem_id }) : pathOf('edit-problem', { id: problem_id }),
  });
}
