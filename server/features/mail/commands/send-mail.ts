import type { Queryable } from '../../../platform/database.ts';
import type { Queue } from '../../../platform/queue.ts';
import type { Seal } from '../../../platform/sealed.ts';

export type Mail = {
  to: string;
  subject: string;
  /** Plain text; paragraphs are separated by empty lines. The HTML part is made of it. */
  text: string;
  /** The one thing to do, below the text: its label and absolute address. */
  action?: { label: string; url: string };
  /** Adds List-Unsubscribe and List-Unsubscribe-Post (RFC 8058). */
  unsubscribeUrl?: string;
};

/** What sending needs; `seal` has the purpose `mail`. */
export type MailDeps = { queue: Queue; seal: Seal };

/** Sends when the transaction commits. What waits is sealed: a letter may hold a link that opens an account. */
export const sendMail = ({ queue, seal }: MailDeps, tx: Queryable, mail: Mail): Promise<void> =>
  queue.send(tx, 'mail', { sealed: seal.close(JSON.stringify(mail), 'mail') });
