import type { Email } from '../../identity/emails/commands/send-email.ts';
import type { Decision } from './store.ts';

type To = { email: string; username: string };
type About = {
  event: string;
  organizer: string;
  title: string;
  /** The organizer’s own; '' for none. */
  line: string;
  url: string;
  unsubscribeUrl: string;
};

const subjects: Record<Decision, string> = {
  accept: 'Accepted',
  decline: 'Not this time',
  wait: 'On the wait list',
};

/** The same in the app and by email. */
export const decisionText = (decision: Decision, { title, event }: Pick<About, 'title' | 'event'>): string =>
  ({
    accept: `Your proposal “${title}” is accepted for ${event}.`,
    decline: `Your proposal “${title}” was not chosen for ${event} this time. Thank you for proposing it.`,
    wait: `Your proposal “${title}” is on the wait list of ${event}. You’ll hear from us if a slot opens up.`,
  })[decision];

/** What was decided about a proposal. */
export const decisionEmail = (
  to: To,
  decision: Decision,
  { event, organizer, title, line, url, unsubscribeUrl }: About,
): Email => ({
  to: to.email,
  subject: `${subjects[decision]}: ${title} (${event})`,
  greets: to.username,
  text: `${decisionText(decision, { title, event })}${line === '' ? '' : `\n\n${organizer} wrote:\n\n${line}`}`,
  action: { label: 'See your proposals', url },
  unsubscribeUrl,
});
