import type { Clock } from '../../../../platform/clock.ts';
import type { Queryable } from '../../../../platform/database.ts';
import type { Queue } from '../../../../platform/queue.ts';
import type { Seal } from '../../../../platform/sealed.ts';
import { insertEmail } from '../store.ts';

export type Email = {
  to: string;
  subject: string;
  /** Whom its first line greets; without a name it begins with the text. */
  greets?: string;
  /** Plain text in whole sentences; paragraphs are separated by empty lines. The HTML part is made of it. */
  text: string;
  /** The one thing to do, below the text: its label and absolute address. */
  action?: { label: string; url: string };
  /** Adds List-Unsubscribe and List-Unsubscribe-Post (RFC 8058). */
  unsubscribeUrl?: string;
  /** An event for the reader's calendar, or its end: a file in the format iCalendar. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; file: string };
  /** A PNG that is shown below the text, and comes with the email. */
  image?: { name: string; base64: string; alt: string };
};

/** What sending needs; `seal` has the purpose `mail`. */
export type SendEmailDeps = { queue: Queue; seal: Seal; clock: Clock };

export type EmailJob = { mail: number; sealed: string };

/** The seal's context: a sealed email is only ever sent as itself. */
export const sealContext = (id: number): string => `mail ${id}`;

/** One address and nothing that a header, a list of addresses or SMTP could read otherwise. */
const isAddress = (text: string): boolean =>
  text.length <= 254 && /^[^\s\p{Cc}<>()[\]",:;\\@]+@[^\s\p{Cc}<>()",;\\@]+$/u.test(text);

/**
 * Sends when the transaction commits. What waits is sealed: an email may hold a link that opens an account. Throws for
 * what is not one plain address; line breaks of a subject become spaces.
 */
export async function sendEmail({ queue, seal, clock }: SendEmailDeps, tx: Queryable, mail: Email): Promise<void> {
  if (!isAddress(mail.to)) throw new Error('An email needs one plain address');
  const subject = mail.subject.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  const id = await insertEmail(tx, { at: clock.now(), to: mail.to, subject });
  const sealed = seal.close(JSON.stringify({ ...mail, subject }), sealContext(id));
  await queue.send(tx, 'mail', { mail: id, sealed } satisfies EmailJob);
}
