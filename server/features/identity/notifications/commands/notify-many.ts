import { OwnPath, type NotificationKind } from '@devorbit/contract/identity/notifications.ts';
import type { Queryable } from '../../../../platform/database.ts';
import { defaultMail } from '../defaults.ts';
import { insertNotifications } from '../store.ts';

export type SharedNews = {
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

/** A title is one line; what names problems and people in it may be long. */
const line = (text: string): string =>
  text
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 200);
const paragraphs = (text: string): string =>
  text
    .replaceAll(/(?!\n)\p{Cc}/gu, ' ')
    .trim()
    .slice(0, 2000);

/** Tells each of these users the same, as `notify` does. Throws for a link that leads elsewhere. */
export async function notifyMany(tx: Queryable, users: number[], news: SharedNews): Promise<void> {
  await insertNotifications(tx, users, {
    kind: news.kind,
    at: news.at,
    title: line(news.title),
    body: paragraphs(news.body ?? ''),
    link: news.link === undefined ? null : OwnPath.parse(news.link),
    mail: defaultMail(news.kind),
    mailed: news.mailed === true,
  });
}
