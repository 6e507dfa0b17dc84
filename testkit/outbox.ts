import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { eventually } from './eventually.ts';
import type { House } from './house.ts';

export type Letter = {
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

/** A letter as it was sent. */
export async function parseLetter(raw: string | Buffer): Promise<Letter> {
  const mail: Email = await PostalMime.parse(raw);
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

/** What the outbox holds for an address, oldest first. Letters are written by a job: wait with `letterTo` or `eventually`. */
export async function lettersTo({ env }: Pick<House, 'env'>, address: string): Promise<Letter[]> {
  const folder = env.MAIL_DIR ?? '';
  const files = (await readdir(folder)).filter((file) => file.endsWith('.eml')).toSorted();
  const letters = await Promise.all(files.map(async (file) => parseLetter(await readFile(join(folder, file)))));
  return letters.filter(({ to }) => to.toLowerCase() === address.toLowerCase());
}

/** The newest letter to an address whose subject holds `subject`; waits for it. */
export const letterTo = (house: Pick<House, 'env'>, address: string, subject = ''): Promise<Letter> =>
  eventually(async () => (await lettersTo(house, address)).findLast((letter) => letter.subject.includes(subject)));
