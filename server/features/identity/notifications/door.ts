// What other features, and the seed, do to notifications: whether the actor may is for them to ask.
import { createUnsubscribeTokens, type Subject } from './mailing/unsubscribe-token.ts';

export { selectMailedAtOnce, selectTakesEmail } from './mailing/store.ts';
export { insertSampleNews, moveSampleNews, type SampleNews } from './sample-store.ts';
export { countUnread, selectUnreadFirst } from './store.ts';

/** Where an email is turned off with one click (RFC 8058). `site` is our address, without a last slash. */
export const unsubscribeAddress = ({ secret, site }: { secret: string; site: string }, subject: Subject): string =>
  `${site}/api/unsubscribe/${createUnsubscribeTokens(secret).make(subject)}`;
