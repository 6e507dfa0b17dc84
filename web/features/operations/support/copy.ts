import type { OwnSupportRequest, SupportTopic } from '@devorbit/contract/operations/support.ts';

/** In the order in which they are offered. */
export const topics: readonly { value: SupportTopic; label: string }[] = [
  { value: 'account', label: 'My account or signing in' },
  { value: 'judge', label: 'A verdict or the judge' },
  { value: 'problem', label: 'A problem: statement, tests, hints' },
  { value: 'bug', label: 'Something doesn’t work' },
  { value: 'idea', label: 'An idea' },
  { value: 'moderation', label: 'Someone’s content or behaviour' },
  { value: 'privacy', label: 'Privacy and my data' },
  { value: 'other', label: 'Something else' },
];

export const topicName = (topic: SupportTopic): string => topics.find(({ value }) => value === topic)?.label ?? topic;

export const STATE_NAMES: Record<OwnSupportRequest['state'], string> = {
  open: 'Waiting for a reply',
  answered: 'Answered',
  closed: 'Closed',
};

export const SEND = 'Send message';
export const SEND_FAILURE = 'Your message could not be sent. It’s still here, so please try again.';
export const FORM_LOADING = 'Loading the form…';
export const FORM_UNLOADED = 'The form could not be loaded. Reload the page to try again.';
export const SENT = 'Message sent';
export const WRITE_ANOTHER = 'Write another message';
export const YOUR_MESSAGES = 'Your messages';
export const OWN_FAILURE = 'Your messages could not be loaded.';
export const ADD = 'Add to message';
export const ADD_FAILURE = 'Your message could not be sent. Please try again.';

export const numberOf = (id: number): string => `#${id}`;

/** What happens next, for who is signed in and for who is not. */
export const nextSteps = (signedIn: boolean, email: string): string =>
  signedIn
    ? 'You’ll find our reply in your notifications and below.'
    : `We’ll reply to ${email}. Check your spam folder too.`;
