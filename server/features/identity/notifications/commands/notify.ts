import type { NotificationKind } from '@devorbit/contract/identity/notifications.ts';
import type { Queryable } from '../../../../platform/database.ts';
import { notifyMany } from './notify-many.ts';

export type News = {
  user_id: number;
  kind: NotificationKind;
  at: Date;
  /** One plain sentence. */
  title: string;
  body?: string;
  /** A path of our own, such as `/submissions/7`. */
  link?: string;
  /** An email of its own says it: no other is sent. */
  mailed?: true;
};

/** Tells somebody, in the transaction in which it happened: in the list at /notifications, live, and by mail as they chose. */
export const notify = (tx: Queryable, { user_id, ...news }: News): Promise<void> => notifyMany(tx, [user_id], news);
