import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { type Email, parseEmail } from './outbox.ts';

export type Smtp = {
  /** For SMTP_URL; with `user` and `password`, whoever has others is refused. */
  url: string;
  /** What was taken, oldest first. */
  emails(): Promise<Email[]>;
  /** The recipients of the envelopes that were taken. */
  recipients(): string[];
  /** Answers every recipient with this code from now on; null takes them again. Answers how often that has happened. */
  refuse(code: number | null): () => number;
  close(): Promise<void>;
};

type Options = { user?: string; password?: string };

/** A real SMTP server on loopback. Credentials are only taken after STARTTLS, under a certificate that nobody knows. */
export async function startSmtp({ user, password }: Options = {}): Promise<Smtp> {
  const taken: { raw: Buffer; to: string[] }[] = [];
  let refusing: { code: number; times: number } | null = null;
  const server = new SMTPServer({
    authOptional: user === undefined,
    disabledCommands: user === undefined ? ['AUTH', 'STARTTLS'] : [],
    disableReverseLookup: true,
    closeTimeout: 100,
    onAuth: (auth, _session, done) =>
      auth.username === user && auth.password === password
        ? done(null, { user })
        : done(Object.assign(new Error('Wrong credentials'), { responseCode: 535 })),
    onRcptTo: (_address, _session, done) => {
      if (refusing === null) return done();
      refusing.times++;
      done(Object.assign(new Error('Not now'), { responseCode: refusing.code }));
    },
    onData: (stream, { envelope }, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        taken.push({ raw: Buffer.concat(parts), to: envelope.rcptTo.map(({ address }) => address) });
        done();
      });
    },
  });
  server.on('error', () => undefined); // a client that goes away
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as AddressInfo;
  const credentials = user === undefined ? '' : `${user}:${password}@`;
  return {
    url: `smtp://${credentials}127.0.0.1:${port}${user === undefined ? '' : '?tls.rejectUnauthorized=false&requireTLS=true'}`,
    emails: () => Promise.all(taken.map(({ raw }) => parseEmail(raw))),
    recipients: () => taken.flatMap(({ to }) => to),
    refuse(code) {
      const counted = code === null ? null : { code, times: 0 };
      refusing = counted;
      return () => counted?.times ?? 0;
    },
    close: () => new Promise((closed) => server.close(closed)),
  };
}
