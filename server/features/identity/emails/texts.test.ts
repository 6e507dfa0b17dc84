import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { deletedEmail } from '../../community/profiles/emails.ts';
import { announcementEmail } from '../../events/announcements/emails.ts';
import { decisionEmail } from '../../events/proposals/emails.ts';
import {
  cancelledEmail,
  changedEmail,
  givenBackEmail,
  offerEmail,
  placeEmail,
  restoredEmail,
  takenDownEmail,
  ticketEmail,
} from '../../events/registrations/emails.ts';
import { answerEmail, receivedEmail } from '../../operations/support/emails.ts';
import {
  newAddressEmail,
  leavingEmail,
  leftEmail,
  resetEmail,
  takenEmail,
  verificationEmail,
  wantedEmail,
} from '../accounts/recovery/emails.ts';
import { digestEmail, instantEmail } from '../notifications/mailing/emails.ts';
import type { Waiting } from '../notifications/mailing/store.ts';
import { createUnsubscribeTokens } from '../notifications/mailing/unsubscribe-token.ts';
import type { Email } from './commands/send-email.ts';
import { renderEmail } from './render.ts';

const features = join(import.meta.dirname, '../..');
const site = 'https://devorbit.test';
const ada = { username: 'ada', full_name: 'Ada Example', name: 'Ada Example', email: 'ada@example.com' };
const deps = { publicUrl: site, tokens: createUnsubscribeTokens('a secret that only tests use, long enough') };
const news = (more: Partial<Waiting> = {}): Waiting => ({
  id: 1,
  kind: 'security',
  at: '2026-03-01T12:00:00Z',
  title: 'Your password was changed',
  body: '',
  link: null,
  mail: 'instant',
  read: false,
  due: true,
  ...more,
});

const about = {
  title: 'Launch night',
  when: 'Saturday at 18:00',
  where: 'Pune',
  url: `${site}/events-hackathons/7`,
  file: '',
  ticket: { text: 'DVO:ticket', code: '16J-7K3Q9X' },
  unsubscribeUrl: `${site}/api/unsubscribe/x`,
};

/** By the name of the function that writes it. */
const emails: Record<string, Email[]> = {
  resetEmail: [resetEmail(site, ada, 'token')],
  verificationEmail: [verificationEmail(site, { ...ada, full_name: ' ' }, 'token')],
  takenEmail: [takenEmail(site, ada)],
  newAddressEmail: [newAddressEmail(site, ada, 'new@example.com', 'token')],
  wantedEmail: [wantedEmail(ada)],
  leavingEmail: [leavingEmail(site, ada)],
  leftEmail: [leftEmail(ada)],
  instantEmail: [
    instantEmail(deps, { user: 1, ...ada }, news()),
    instantEmail(deps, { user: 1, ...ada }, news({ title: 'Your account was suspended.', body: 'spam everywhere' })),
  ],
  digestEmail: [digestEmail(deps, { user: 1, ...ada }, [news(), news({ body: 'More about it.' })])],
  deletedEmail: [deletedEmail(ada)],
  placeEmail: [placeEmail(ada, about, 1, false), placeEmail(ada, about, 3, true)],
  offerEmail: [offerEmail(ada, about, '14 Mar 2026, 18:00 (Asia/Kolkata)')],
  changedEmail: [changedEmail(ada, about)],
  cancelledEmail: [cancelledEmail(ada, about, 'look at test 3')],
  takenDownEmail: [takenDownEmail(ada, about)],
  restoredEmail: [restoredEmail(ada, about)],
  givenBackEmail: [givenBackEmail(ada, about)],
  ticketEmail: [ticketEmail(ada, about)],
  announcementEmail: [
    announcementEmail(
      ada,
      { title: 'Doors open at nine', body: 'look at test 3' },
      { event: 'Launch night', organizer: 'Orbit Club', url: about.url, unsubscribeUrl: `${site}/api/unsubscribe/x` },
    ),
  ],
  decisionEmail: (['accept', 'decline', 'wait'] as const).map((decision) =>
    decisionEmail(ada, decision, {
      event: 'DevOps Saturday',
      organizer: 'Orbit Club',
      title: 'Telescopes in Rust',
      line: decision === 'wait' ? '' : 'look at test 3',
      url: about.url,
      unsubscribeUrl: `${site}/api/unsubscribe/x`,
    }),
  ),
  receivedEmail: [receivedEmail(ada, 1001, 'why?')],
  answerEmail: [
    answerEmail(ada, { id: 1001, text: 'look at test 3', url: null }),
    answerEmail(ada, { id: 1001, text: 'look at test 3', url: `${site}/about` }),
  ],
};
/** What people have written themselves, and so may begin as it likes. */
const quoted = new Set(['why?', 'look at test 3', 'spam everywhere']);

test('every email that a feature writes is looked at here, and no other is sent', async () => {
  const written: string[] = [];
  for (const file of globSync('**/emails.ts', { cwd: features }))
    written.push(...Object.keys((await import(join(features, file))) as object));
  expect(written.toSorted()).toEqual(Object.keys(emails).toSorted());
  const commands = globSync('**/commands/*.ts', { cwd: features }).filter(
    (file) => !file.startsWith('identity/emails/'),
  );
  const ownWords = (file: string) => /sendEmail\(\w+, \w+, \{/.test(readFileSync(join(features, file), 'utf8'));
  expect(commands.filter(ownWords)).toEqual([]);
});

test.each(Object.entries(emails))('%s speaks in whole sentences that begin with a capital', (_, mails) => {
  for (const mail of mails) {
    const lines = renderEmail(mail).text.split('\n');
    const first = lines[0]?.startsWith('Hello ') === true ? lines.slice(1) : lines;
    if (mail.greets !== undefined) expect(lines.slice(0, 2)).toEqual([`Hello ${mail.greets},`, '']);
    expect(first.find((line) => line !== '')).toMatch(/^\p{Lu}.*[.:]$/u);
    for (const paragraph of mail.text.split('\n\n').filter((text) => !quoted.has(text)))
      expect(paragraph).toMatch(/^\p{Lu}/u);
    expect(`${mail.subject} ${mail.text} ${mail.action?.label ?? ''}`).not.toMatch(/\bletters?\b|\be-mail/i);
  }
});
