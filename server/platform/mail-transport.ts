import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Clock } from './clock.ts';
import type { Env } from './env.ts';

export type Email = {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  /** A calendar part, which mail programs show as an invitation or its end. */
  icalEvent?: { method: 'REQUEST' | 'CANCEL'; filename: string; content: string };
  /** Pictures that the HTML shows, by `cid`. */
  attachments?: { filename: string; cid: string; content: string; encoding: 'base64'; contentType: string }[];
};

/** A refusal for good: trying again would not help. */
export class EmailRefused extends Error {
  override name = 'EmailRefused';
}

export type MailTransport = {
  kind: 'smtp' | 'outbox' | 'none';
  /** Answers the email's file in the outbox, null where none is kept. Throws EmailRefused, or anything else for what may pass. */
  deliver(email: Email): Promise<string | null>;
  /** The raw email of a file that `deliver` has named; null where it is gone. */
  read(file: string): Promise<string | null>;
  forget(file: string): Promise<void>;
};

type Settings = Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'MAIL_DIR'>;

/** Through the operator's SMTP server; without one into an outbox on disk; without that nowhere. */
export function createMailTransport(env: Settings, clock: Clock): MailTransport {
  if (env.SMTP_URL !== undefined) return throughSmtp(env.SMTP_URL, env.MAIL_FROM);
  if (env.MAIL_DIR !== undefined) return toOutbox(env.MAIL_DIR, env.MAIL_FROM, clock);
  return {
    ...keepsNothing,
    kind: 'none',
    deliver: async () => {
      throw new EmailRefused('Neither a mail server nor an outbox is set');
    },
  };
}

const keepsNothing = { read: async () => null, forget: async () => undefined };

/** The recipient is given as an object: a text would be read as a list of addresses. */
const message = (email: Email, from: string): SendMailOptions => ({
  ...email,
  from,
  to: { name: '', address: email.to },
  disableFileAccess: true,
  disableUrlAccess: true,
});

type SmtpFault = Error & { responseCode?: number; code?: string };

/** 5xx is for good, save for credentials, which the operator sets right. */
const forGood = ({ responseCode = 0, code }: SmtpFault): boolean =>
  responseCode >= 500 && responseCode < 600 && code !== 'EAUTH';

function throughSmtp(url: string, from: string): MailTransport {
  const { hostname, username } = new URL(url);
  const transport = createTransport({
    url,
    // Credentials never travel in the clear, save on this machine.
    requireTLS: username !== '' && !/^(localhost|127\.|\[::1\])/.test(hostname),
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 60_000,
  });
  return {
    ...keepsNothing,
    kind: 'smtp',
    async deliver(email) {
      try {
        await transport.sendMail(message(email, from));
      } catch (cause) {
        const fault = cause as SmtpFault;
        if (forGood(fault)) throw new EmailRefused(fault.message, { cause });
        throw cause;
      }
      return null;
    },
  };
}

const FILE = /^[\dTZ-]+-[\da-f]{16}\.eml$/;

function toOutbox(folder: string, from: string, clock: Clock): MailTransport {
  const writer = createTransport({ streamTransport: true, buffer: true });
  const place = (file: string): string => {
    if (!FILE.test(file)) throw new Error('Not a file of the outbox');
    return join(folder, file);
  };
  return {
    kind: 'outbox',
    async deliver(email) {
      const { message: raw } = await writer.sendMail(message(email, from));
      const file = `${clock.now().toISOString().replaceAll(/[:.]/g, '-')}-${randomBytes(8).toString('hex')}.eml`;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(place(file), raw as Buffer, { mode: 0o600, flag: 'wx' });
      return file;
    },
    read: async (file) =>
      readFile(place(file), 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      }),
    forget: async (file) => rm(place(file), { force: true }),
  };
}

/** The address within a sender, which is one or `Name <address>`. */
export const addressOf = (sender: string): string => /<([^>]+)>$/.exec(sender)?.[1] ?? sender;
