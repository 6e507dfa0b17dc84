import { pathOf } from '@devorbit/contract/path-of.ts';
import type { Email } from '../../emails/commands/send-email.ts';
import { isMailFixed } from '../defaults.ts';
import type { Waiting } from './store.ts';
import type { UnsubscribeTokens } from './unsubscribe-token.ts';

/** `publicUrl` is the address that people see, without a slash at its end; it never comes from a request. */
export type EmailDeps = { publicUrl: string; tokens: UnsubscribeTokens };

/** Notifications that one digest tells in full. */
const MAX_TOLD = 20;

const unsubscribeUrl = ({ publicUrl, tokens }: EmailDeps, subject: Parameters<UnsubscribeTokens['make']>[0]): string =>
  `${publicUrl}/api/unsubscribe/${tokens.make(subject)}`;

const sentence = (title: string): string => `${title}.`.replace(/([.!?…])\.$/, '$1');

/** An email of one notification. */
export const instantEmail = (
  deps: EmailDeps,
  to: { user: number; email: string },
  { kind, title, body, link }: Waiting,
): Email => ({
  to: to.email,
  subject: title,
  text: `${sentence(title)}\n\n${body}`.trim(),
  action: { label: 'Open in DevOrbit', url: deps.publicUrl + (link ?? pathOf('notifications')) },
  ...(isMailFixed(kind) ? {} : { unsubscribeUrl: unsubscribeUrl(deps, { user: to.user, mail: kind }) }),
});

/** The email of a day, newest first. */
export function digestEmail(deps: EmailDeps, to: { user: number; email: string }, news: Waiting[]): Email {
  const told = news.toReversed().slice(0, MAX_TOLD);
  const left = news.length - told.length;
  const count = `${news.length} new notification${news.length === 1 ? '' : 's'}`;
  return {
    to: to.email,
    subject: `Your daily digest: ${count}`,
    text: [
      `You have ${count} on DevOrbit.`,
      ...told.map(({ title, body, link }) =>
        [title, ...(body === '' ? [] : [body]), ...(link === null ? [] : [deps.publicUrl + link])].join('\n'),
      ),
      ...(left > 0 ? [`And ${left} more.`] : []),
    ].join('\n\n'),
    action: { label: 'Open notifications', url: deps.publicUrl + pathOf('notifications') },
    unsubscribeUrl: unsubscribeUrl(deps, { user: to.user, mail: 'digest' }),
  };
}
