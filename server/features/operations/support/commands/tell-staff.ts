import type { SupportTopic } from '@devorbit/contract/operations/support.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import type { Queryable } from '../../../../platform/database.ts';
import { notifyMany } from '../../../identity/notifications/commands/notify-many.ts';
import { selectStaff } from '../store.ts';

type News = {
  id: number;
  topic: SupportTopic;
  at: Date;
  /** The sender, who is not told of their own message. */
  by: number | null;
  /** Who has taken it upon themselves, and then alone is told. */
  assigned?: number | null;
};

const topics: Record<SupportTopic, string> = {
  account: 'account and sign-in',
  problem: 'a problem',
  judge: 'a verdict or the judge',
  bug: 'something that doesn’t work',
  idea: 'an idea',
  moderation: 'someone’s content or behaviour',
  privacy: 'privacy and data',
  other: 'something else',
};

/** Tells those who answer that somebody has written. */
export async function tellStaff(tx: Queryable, { id, topic, at, by, assigned = null }: News): Promise<void> {
  const staff = await selectStaff(tx);
  const to = assigned !== null && staff.includes(assigned) ? [assigned] : staff.filter((user) => user !== by);
  await notifyMany(tx, to, {
    kind: 'community',
    at,
    title: `New message #${id}: ${topics[topic]}`,
    link: `${pathOf('admin')}?section=support&request=${id}`,
  });
}
