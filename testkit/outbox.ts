import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email as Parsed } from 'postal-mime';
import { eventually } from './eventually.ts';
import type { House } from './house.ts';

export type Email = {
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  /** By lower-case name. */
  headers: Record<string, string>;
  /** The addresses of the plain part, in order. */
  links: string[];
};

/** An email as it was sent. */
export async function parseEmail(raw: string | Buffer): Promise<Email> {
  const mail: Parsed = await PostalMime.parse(raw);
  const text = mail.text ?? '';
  return {
    to: (mail.to ?? []).map(({ address }) => address ?? '').join(', '),
    from: mail.from?.address ?? '',
    subject: mail.subject ?? '',
    text,
    html: mail.html ?? '',
    headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
    links: text.match(/https?:\/\/\S+/g) ?? [],
  };
}

/** What the outbox holds for an address, oldest first. Emails are written by a job: wait with `emailTo` or `eventually`. */
export async function emailsTo({ env }: Pick<House, 'env'>, address: string): Promise<Email[]> {
  const folder = env.MAIL_DIR ?? '';
  const files = (await readdir(folder)).filter((file) => file.endsWith('.eml')).toSorted();
  const emails = await Promise.all(files.map(async (file) => parseEmail(await readFile(join(folder, file)))));
  return emails.filter(({ to }) => to.toLowerCase() === address.toLowerCase());
}

/** The newest email to an address whose subject holds `subject`; waits for it. */
export const emailTo = (house: Pick<House, 'env'>, address: string, subject = ''): Promise<Email> =>
  eventually(async () => (await emailsTo(house, address)).findLast((email) => email.subject.includes(subject)));
