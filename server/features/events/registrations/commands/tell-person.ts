import { pathOf } from '@devorbit/contract/path-of.ts';
import type { Queryable } from '../../../../platform/database.ts';
import { notify } from '../../../identity/notifications/commands/notify.ts';
import type { EventRow } from '../../events/door.ts';
import { selectOptionalUsername } from '../store.ts';
import { type WriteDeps, writeTo } from './write-to.ts';

type News = {
  title: string;
  body?: string;
  /** The email beside it, with the event for the calendar or its end. */
  email?: { method: 'REQUEST' | 'CANCEL'; write: Parameters<typeof writeTo>[5] };
};

/** Tells somebody of an event: in the app, and by an email of its own where there is one to send. */
export async function tellPerson(
  deps: WriteDeps,
  tx: Queryable,
  event: EventRow,
  userId: number,
  { title, body, email }: News,
): Promise<void> {
  const username = await selectOptionalUsername(tx, userId);
  if (username === null) return;
  const user = { id: userId, username };
  const mailed = email !== undefined && (await writeTo(deps, tx, event, user, email.method, email.write));
  await notify(tx, {
    user_id: userId,
    kind: 'events',
    at: deps.clock.now(),
    title,
    ...(body === undefined || body === '' ? {} : { body }),
    link: pathOf('event', { id: event.id }),
    ...(mailed ? { mailed } : {}),
  });
}
