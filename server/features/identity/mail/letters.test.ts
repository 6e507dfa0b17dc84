import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { deletedLetter } from '../../community/profiles/letters.ts';
import { answerLetter, receivedLetter } from '../../operations/support/letters.ts';
import {
  changeLetter,
  leavingLetter,
  leftLetter,
  resetLetter,
  takenLetter,
  verifyLetter,
  wantedLetter,
} from '../accounts/recovery/letters.ts';
import { digestLetter, instantLetter } from '../notifications/mailing/letters.ts';
import type { Waiting } from '../notifications/mailing/store.ts';
import { createUnsubscribeTokens } from '../notifications/mailing/unsubscribe-token.ts';
import type { Mail } from './commands/send-mail.ts';
import { renderMail } from './render.ts';

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

/** By the name of the function that writes it. */
const letters: Record<string, Mail[]> = {
  resetLetter: [resetLetter(site, ada, 'token')],
  verifyLetter: [verifyLetter(site, { ...ada, full_name: ' ' }, 'token')],
  takenLetter: [takenLetter(site, ada)],
  changeLetter: [changeLetter(site, ada, 'new@example.com', 'token')],
  wantedLetter: [wantedLetter(ada)],
  leavingLetter: [leavingLetter(site, ada)],
  leftLetter: [leftLetter(ada)],
  instantLetter: [
    instantLetter(deps, { user: 1, ...ada }, news()),
    instantLetter(deps, { user: 1, ...ada }, news({ title: 'Your account was suspended.', body: 'spam everywhere' })),
  ],
  digestLetter: [digestLetter(deps, { user: 1, ...ada }, [news(), news({ body: 'More about it.' })])],
  deletedLetter: [deletedLetter(ada)],
  receivedLetter: [receivedLetter(ada, 1001, 'why?')],
  answerLetter: [
    answerLetter(ada, { id: 1001, text: 'look at test 3', url: null }),
    answerLetter(ada, { id: 1001, text: 'look at test 3', url: `${site}/about` }),
  ],
};
/** What people have written themselves, and so may begin as it likes. */
const quoted = new Set(['why?', 'look at test 3', 'spam everywhere']);

test('every email that a feature writes is looked at here, and no other is sent', async () => {
  const written: string[] = [];
  for (const file of globSync('**/letters.ts', { cwd: features }))
    written.push(...Object.keys((await import(join(features, file))) as object));
  expect(written.toSorted()).toEqual(Object.keys(letters).toSorted());
  const commands = globSync('**/commands/*.ts', { cwd: features }).filter((file) => !file.startsWith('identity/mail/'));
  const ownWords = (file: string) => /sendMail\(\w+, \w+, \{/.test(readFileSync(join(features, file), 'utf8'));
  expect(commands.filter(ownWords)).toEqual([]);
});

test.each(Object.entries(letters))('%s speaks in whole sentences that begin with a capital', (_, mails) => {
  for (const mail of mails) {
    const lines = renderMail(mail).text.split('\n');
    const first = lines[0]?.startsWith('Hello ') === true ? lines.slice(1) : lines;
    if (mail.greets !== undefined) expect(lines.slice(0, 2)).toEqual([`Hello ${mail.greets},`, '']);
    expect(first.find((line) => line !== '')).toMatch(/^\p{Lu}.*[.:]$/u);
    for (const paragraph of mail.text.split('\n\n').filter((text) => !quoted.has(text)))
      expect(paragraph).toMatch(/^\p{Lu}/u);
    expect(`${mail.subject} ${mail.text} ${mail.action?.label ?? ''}`).not.toMatch(/\bletters?\b|\be-mail/i);
  }
});
