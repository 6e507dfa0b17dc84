import { pathOf } from '@devorbit/contract/path-of.ts';
import type { Queryable } from '../../../../platform/database.ts';
import { notify } from '../../../identity/notifications/commands/notify.ts';
import { findBadges } from '../door.ts';
import { selectTimeZone } from '../store.ts';

/** Tells a user of the badges that are dated to this very moment, in the transaction that earned them. */
export async function tellBadges(tx: Queryable, userId: number, at: Date): Promise<void> {
  const badges = await findBadges(tx, userId, await selectTimeZone(tx, userId));
  for (const { name, description, earned_at } of badges) {
    if (Date.parse(earned_at) !== at.getTime()) continue;
    await notify(tx, {
      user_id: userId,
      kind: 'badges',
      at,
      title: `You earned a badge: ${name}`,
      body: `${description}.`,
      link: pathOf('profile'),
    });
  }
}
