import { expect, test } from 'vitest';
import { contentFolder } from '../../../folders.ts';
import { pageEntries, readHelpEntries } from './knowledge.ts';
import { rankingOf, SURE } from './ranking.ts';
import { notionsOf, searchWords } from './words.ts';

const help = rankingOf(readHelpEntries(contentFolder('.')));
const pages = rankingOf(pageEntries);

/** What would be answered: an anchor of /about, or a page; null where the mentor is not sure. */
const _quoted = (question: string): string | null => {
  const sure = [...help(question), ...pages(question)].filter(({ said }) => said >= SURE);
  const [best] = sure.toSorted((one, other) => other.score - one.score);
  return best?.entry.link.replace('/about#', '') ?? null;
};

test.each([
  ['Is DevOrbit free?', 'faq-cost'],
  ['how do I change my password?', 'help-password-and-email-address'],
  ['how can I change my email', 'help-password-and-email-address'],
  ['dark mode', 'help-light-and-dark-mode'],
  ['how do I sign out', 'help-signing-out'],
  ['how much do I have to pay', 'faq-cost'],
  ['Is there a premium subscription?', 'faq-cost'],
  ['Do I need to register to use this?', /^(?:faq-account|\/signup)$/],
  ['do i have to have an account', 'faq-account'],
  ['which languages are supported', /^(?:faq|help)-languages$/],
  ['Can I write my solution in Python?', /^(?:faq|help)-languages$/],
  ['does it support C++', /^(?:faq|help)-languages$/],
  ['why do I get Wrong Answer although my program is right?', 'faq-wrong-answer'],
  ['my code gets WA', 'faq-wrong-answer'],
  ['show me the hidden tests', 'faq-hidden-tests'],
  ['What are the hidden test cases?', 'faq-hidden-tests'],
  ['what does judge error mean', 'faq-judge-error'],
  ['How much does a hint cost?', 'faq-hints'],
  ['my streak did not grow today', 'faq-streak'],
  ['why is my streak not counting', /streak/],
  ['who can see my solution code?', 'faq-copied-code'],
  ['can other people read my code', 'faq-copied-code'],
  ['can my program open files or use the network', 'faq-programs'],
  ['do you use AI to read my code', 'faq-ai'],
  ['I forgot my password', /^(?:faq-forgot|\/forgot-password)$/],
  ["I can't log in anymore", 'faq-forgot'],
  ['how do I delete my account', /^(?:faq-delete|help-deleting-your-account)$/],
  ['remove my account please', /^(?:faq-delete|help-deleting-your-account)$/],
  ['Can I use it with my students in class?', 'faq-teachers'],
  ['what does Time Limit Exceeded mean?', 'help-verdicts'],
  ['list of verdicts', 'help-verdicts'],
  ['MLE?', 'help-verdicts'],
  ['why is there a runtime error', 'help-verdicts'],
  ['how are points calculated', 'help-points-and-levels'],
  ['how do I become an Expert?', 'help-points-and-levels'],
  ['where is the leaderboard', 'help-leaderboards'],
  ['how does the leaderboard work', 'help-leaderboards'],
  ['How do I create my own problem?', 'help-making-problems'],
  ['how do I get an API token', 'help-access-tokens'],
  ['set up 2FA', 'help-two-factor-sign-in-and-passkeys'],
  ['how do passkeys work', 'help-two-factor-sign-in-and-passkeys'],
  ['turn off email notifications', 'help-notifications'],
  ['when does the editorial open', 'help-hints-and-editorials'],
  ['how do I get started', 'help-getting-started'],
  ['how can I contact you', 'contact'],
  ['I want to report a bug', 'contact'],
  ['is it usable with a keyboard and screen reader', /^accessibility/],
  ['what personal data do you keep in my browser', /^privacy/],
])('%s → %s', (question, anchor) => {
  const quoted = _quoted(question);
  if (typeof anchor === 'string') expect(quoted).toBe(anchor);
  else expect(quoted).toMatch(anchor);
});

test.each([
  'How do I cook rice?',
  'What is the weather in Pune',
  'asdf qwer',
  'Who won the football match yesterday?',
  'explain photosynthesis',
  'why',
  'binary search',
  'how to sort an array in java',
  '???',
])('the help is not sure about: %s', (question) => {
  expect(_quoted(question)).toBeNull();
});

test.each([
  ['open my submissions', '/submissions'],
  ['today’s daily challenge', '/challenges'],
  ['I want to make an account', '/signup'],
])('%s → page %s', (question, path) => {
  expect(_quoted(question)).toBe(path);
});

test('a question is what it is about: case, endings, apostrophes and silent words do not matter', () => {
  expect(notionsOf('HOW DO I see the Leaderboards?')).toEqual(notionsOf('leaderboard view'));
  expect(notionsOf('I can’t sign-in')).toEqual(notionsOf('login'));
  expect(searchWords('Can you recommend an easy graph problem about Dijkstra?')).toEqual(['graph', 'dijkstra']);
});
