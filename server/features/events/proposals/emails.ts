import type { Email } from '../../identity/emails/commands/send-email.ts';
import { decisionText } from './present.ts';
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
