import { stat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from '@devorbit/testkit/eventually.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { emailTo, emailsTo } from '@devorbit/testkit/outbox.ts';
import { type Smtp, startSmtp } from '@devorbit/testkit/smtp.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { createLog } from '../../../platform/log.ts';
import { createMailTransport } from '../../../platform/mail-transport.ts';
import { openQueue, type Queue } from '../../../platform/queue.ts';
import { createSeal } from '../../../platform/sealed.ts';
import { queues } from '../../../registry.ts';
import { type Email, sendEmail } from './commands/send-email.ts';
import { recentEmails, rawEmail } from './door.ts';
import { purgeEmails } from './jobs.ts';

let house: House;
let queue: Queue;
let smtp: Smtp;
beforeAll(async () => {
  smtp = await startSmtp();
  house = await openHouse();
  queue = await openQueue(house.database, createLog('silent'), queues);
});
afterAll(async () => {
  await queue.close();
  await house.close();
  await smtp.close();
});

const email = (more: Partial<Email> = {}): Email => ({
  to: 'ada@example.com',
  subject: 'An orbit of your own',
  text: 'Hello <Ada> & "others",\n\nsecond paragraph.',
  ...more,
});
const send = (mail: Email, from: House = house): Promise<void> =>
  from.database.transaction((tx) =>
    sendEmail({ queue, seal: createSeal(from.env.SECRET, 'mail'), clock: systemClock }, tx, mail),
  );
const sent = (subject: string, status: string) =>
  eventually(async () =>
    (await recentEmails(house)).find((mail) => mail.subject === subject && mail.status === status),
  );

describe('the outbox', () => {
  test('keeps each email as a file of our naming that its owner alone may read', async () => {
    await send(
      email({ to: 'o.b+x@example.com', action: { label: 'Continue', url: 'https://devorbit.test/x#token=a&b' } }),
    );
    const found = await emailTo(house, 'o.b+x@example.com');
    expect(found).toMatchObject({
      from: 'no-reply@localhost',
      subject: 'An orbit of your own',
      links: ['https://devorbit.test/x#token=a&b'],
    });
    expect(found.text).toContain('Hello <Ada> & "others",');
    expect(found.html).toContain('Hello &lt;Ada&gt; &amp; &quot;others&quot;,');
    expect(found.html).toContain('href="https://devorbit.test/x#token=a&amp;b"');
    expect(found.html).not.toMatch(/<img|<script|src=/);
    expect(found.headers).not.toHaveProperty('list-unsubscribe');
    const folder = house.env.MAIL_DIR ?? '';
    for (const file of await readdir(folder)) {
      expect(file).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-[\da-f]{16}\.eml$/);
      expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600);
    }
  });

  test('is read by the number of an email, and the list has no text and no link', async () => {
    await send(email({ subject: 'To be read', action: { label: 'Go', url: 'https://devorbit.test/very-secret' } }));
    const entry = await sent('To be read', 'sent');
    expect(entry).toMatchObject({ to_address: 'ada@example.com', error: '', attempts: 1, readable: true });
    expect(JSON.stringify(await recentEmails(house))).not.toContain('very-secret');
    const mailTransport = createMailTransport(house.env, systemClock);
    expect(await rawEmail({ ...house, mailTransport }, entry.id)).toContain('Subject: To be read');
    expect(await rawEmail({ ...house, mailTransport }, 999_999)).toBeNull();
    await expect(mailTransport.read('../secret')).rejects.toThrow('Not a file of the outbox');
  });

  test('forgets emails after 90 days', async () => {
    await send(email({ to: 'old@example.com', subject: 'Old' }));
    const { id } = await sent('Old', 'sent');
    await house.database.raw("update emails set at = at - interval '91 days' where id = $1", [id]);
    await purgeEmails({ ...house, mailTransport: createMailTransport(house.env, systemClock) });
    expect(await emailsTo(house, 'old@example.com')).toEqual([]);
    expect((await recentEmails(house)).map((mail) => mail.id)).not.toContain(id);
  });
});

test('what waits is sealed: a dump of the database holds no text and no link', async () => {
  await house.database.transaction(async (tx) => {
    await sendEmail({ queue, seal: createSeal(house.env.SECRET, 'mail'), clock: systemClock }, tx, {
      ...email({ text: 'hush-hush' }),
      action: { label: 'Go', url: 'https://devorbit.test/hush' },
    });
    const { rows } = await tx.raw("select data::text as data from pgboss.job where name = 'mail'");
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain('hush');
  });
});

test('nothing is sent by a transaction that fails', async () => {
  const failing = house.database.transaction(async (tx) => {
    await sendEmail(
      { queue, seal: createSeal(house.env.SECRET, 'mail'), clock: systemClock },
      tx,
      email({ subject: 'Never' }),
    );
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  await send(email({ subject: 'After it' }));
  await sent('After it', 'sent');
  expect((await emailsTo(house, 'ada@example.com')).map(({ subject }) => subject)).not.toContain('Never');
});

describe('header injection', () => {
  test.each([
    'a@example.com\r\nBcc: evil@example.com',
    'a@example.com, evil@example.com',
    'Evil <evil@example.com>',
    'a@example.com\0',
    '"a b"@example.com',
    'a@b@example.com',
    '',
  ])('the address %j is refused', async (to) => {
    await expect(send(email({ to }))).rejects.toThrow('one plain address');
  });

  test('line breaks of a subject become spaces, and no header of their own', async () => {
    await send(email({ to: 'inject@example.com', subject: 'Hello\r\nBcc: evil@example.com\0\n\nbody' }));
    const found = await emailTo(house, 'inject@example.com');
    expect(found.subject).toBe('Hello Bcc: evil@example.com body');
    expect(found.headers).not.toHaveProperty('bcc');
  });
});

describe('a mail server', () => {
  let post: House;
  beforeAll(async () => {
    post = await openHouse({ env: { SMTP_URL: smtp.url, MAIL_FROM: 'The Orbit <orbit@devorbit.test>' } });
  });
  afterAll(() => post.close());
  const through = async (mail: Email) => {
    const own = await openQueue(post.database, createLog('silent'), queues);
    await post.database.transaction((tx) =>
      sendEmail({ queue: own, seal: createSeal(post.env.SECRET, 'mail'), clock: systemClock }, tx, mail),
    );
    await own.close();
  };
  const settled = (subject: string, status: string, attempts = 1) =>
    eventually(async () =>
      (await recentEmails(post)).find(
        (mail) => mail.subject === subject && mail.status === status && mail.attempts >= attempts,
      ),
    );

  test('gets the email with both parts and one-click unsubscription, and nothing is kept here', async () => {
    await through(email({ unsubscribeUrl: 'https://devorbit.test/api/unsubscribe/?t=1' }));
    const entry = await settled('An orbit of your own', 'sent');
    expect(entry.readable).toBe(false);
    const [found] = await smtp.emails();
    expect(found).toMatchObject({
      to: 'ada@example.com',
      from: 'orbit@devorbit.test',
      headers: {
        'list-unsubscribe': '<https://devorbit.test/api/unsubscribe/?t=1>',
        'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
        'auto-submitted': 'auto-generated',
      },
    });
    expect(found?.html).toContain('second paragraph.');
    expect(smtp.recipients()).toEqual(['ada@example.com']);
    expect(await readdir(post.env.MAIL_DIR ?? '')).toEqual([]);
  });

  test('that refuses for good is asked once', async () => {
    const times = smtp.refuse(550);
    await through(email({ subject: 'Refused' }));
    expect(await settled('Refused', 'failed')).toMatchObject({ attempts: 1, error: expect.stringContaining('550') });
    expect(times()).toBe(1);
    smtp.refuse(null);
  });

  test('that refuses for now is asked again', async () => {
    const times = smtp.refuse(451);
    await through(email({ subject: 'Later' }));
    expect(await settled('Later', 'queued')).toMatchObject({ error: expect.stringContaining('451') });
    expect(times()).toBe(1);
    smtp.refuse(null);
    await settled('Later', 'sent', 2);
    expect((await smtp.emails()).at(-1)?.subject).toBe('Later');
  });
});

describe('credentials', () => {
  const rendered = { to: 'ada@example.com', subject: 'S', text: 'T', html: '<p>T</p>', headers: {} };

  test('are given after STARTTLS; wrong ones are no refusal for good', async () => {
    const guarded = await startSmtp({ user: 'orbit', password: 'p%40ss' });
    try {
      const right = createMailTransport(
        { ...house.env, SMTP_URL: guarded.url.replace('p%40ss', 'p%2540ss') },
        systemClock,
      );
      expect(await right.deliver(rendered)).toBeNull();
      expect(await guarded.emails()).toHaveLength(1);
      const wrong = createMailTransport({ ...house.env, SMTP_URL: guarded.url }, systemClock);
      await expect(wrong.deliver(rendered)).rejects.toMatchObject({ name: 'Error', code: 'EAUTH' });
    } finally {
      await guarded.close();
    }
  });

  test('are not given in the clear to a server elsewhere', async () => {
    // The loopback server offers no STARTTLS; this name for it is not known to be loopback.
    const url = smtp.url.replace('smtp://127.0.0.1', 'smtp://user:secret@0.0.0.0');
    const transport = createMailTransport({ ...house.env, SMTP_URL: url }, systemClock);
    await expect(transport.deliver(rendered)).rejects.toThrow(/STARTTLS/);
  });
});

test('without server and outbox mail goes nowhere, which the log and the list say', async () => {
  const nowhere = createMailTransport({ MAIL_FROM: 'a@b.test', SMTP_URL: undefined, MAIL_DIR: undefined }, systemClock);
  expect(nowhere.kind).toBe('none');
  await expect(nowhere.deliver({ to: 'a@b.test', subject: '', text: '', html: '', headers: {} })).rejects.toThrow(
    'Neither a mail server nor an outbox is set',
  );
});
