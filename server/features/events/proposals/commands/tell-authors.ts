import { pathOf } from '@devorbit/contract/path-of.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database, Queryable } from '../../../../platform/database.ts';
import type { Queue } from '../../../../platform/queue.ts';
import { selectOptionalMailAddress } from '../../../identity/accounts/door.ts';
import { sendEmail, type SendEmailDeps } from '../../../identity/emails/commands/send-email.ts';
import { notify } from '../../../identity/notifications/commands/notify.ts';
import { selectMailedAtOnce, unsubscribeAddress } from '../../../identity/notifications/door.ts';
import { type EventRow, selectOptionalEvent } from '../../events/door.ts';
import { decisionEmail } from '../emails.ts';
import { decisionText } from '../present.ts';
import { type DueRow, lockDue, updateDone } from '../store.ts';

export type DecisionsJob = { event: number };
type Deps = SendEmailDeps & { database: Database; clock: Clock; queue: Queue; site: () => string; secret: string };

/** Told in one step. */
const STEP = 50;

/** Answers whether an email goes. */
async function mail(
  deps: Deps,
  tx: Queryable,
  event: EventRow,
  due: DueRow,
  reader: { id: number; username: string } | undefined,
): Promise<boolean> {
  const address = reader === undefined ? null : await selectOptionalMailAddress(tx, reader.id);
  if (reader === undefined || address === null || !address.verified) return false;
  const site = deps.site();
  await sendEmail(
    deps,
    tx,
    decisionEmail({ email: address.email, username: reader.username }, due.told, {
      event: event.approved_title ?? event.title,
      organizer: event.organizer,
      title: due.title,
      line: due.line,
      url: site + pathOf('call-for-papers', { id: event.id }),
      unsubscribeUrl: unsubscribeAddress({ secret: deps.secret, site }, { user: reader.id, mail: 'events' }),
    }),
  );
  return true;
}

/**
 * Tells the next authors what was decided; the next step is a job of its own. That it is done and what was sent are one
 * transaction: everybody hears it once. Who wants emails about events in a digest, or none, gets none of its own.
 */
export function tellAuthors(deps: Deps, { event: id }: DecisionsJob): Promise<void> {
  return deps.database.transaction(async (tx) => {
    const event = await selectOptionalEvent(tx, id, null);
    if (event === null) return;
    const due = await lockDue(tx, id, STEP);
    const authors = [...new Set(due.map(({ author_id }) => author_id))];
    const readers = new Map((await selectMailedAtOnce(tx, authors, 'events')).map((one) => [one.id, one]));
    for (const one of due) {
      const mailed = await mail(deps, tx, event, one, readers.get(one.author_id));
      await notify(tx, {
        user_id: one.author_id,
        kind: 'events',
        at: deps.clock.now(),
        title: decisionText(one.told, { title: one.title, event: event.approved_title ?? event.title }),
        body: one.line,
        link: pathOf('call-for-papers', { id }),
        ...(mailed ? { mailed } : {}),
      });
    }
    await updateDone(
      tx,
      due.map((one) => one.id),
    );
    if (due.length === STEP) await deps.queue.send(tx, 'event_decisions', { event: id } satisfies DecisionsJob);
  });
}
