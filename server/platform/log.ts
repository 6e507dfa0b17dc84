import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

/** What never reaches the log, wherever it stands in a logged object's first two levels. */
const secrets = [
  'authorization',
  'cookie',
  '["x-session-code"]',
  'password',
  'session_code',
  'code',
  'source',
  'stdin',
];

type Loggable = { type?: string; name?: string; message?: string; stack?: string; code?: unknown; cause?: unknown };

/** Only what helps to find the fault: a database error also carries the values of the row it refused. */
function describe(error: Loggable): object {
  const { name, message, stack, cause } = error;
  return {
    type: name,
    message,
    stack,
    ...(typeof error.code === 'string' ? { errno: error.code } : {}),
    ...(cause instanceof Error ? { cause: describe(cause) } : {}),
  };
}

type Request = { method: string; url: string; ip?: string };

/** `destination` is for tests; by default the log goes to standard error, since standard output announces the port. */
export function createLog(level: string, destination: DestinationStream = pino.destination(2)): Log {
  const paths = secrets.flatMap((name) => (name.startsWith('[') ? [name, `*${name}`] : [name, `*.${name}`]));
  return pino(
    {
      level,
      redact: { paths, censor: '[hidden]' },
      serializers: {
        err: describe,
        // Queries may hold signatures and search words.
        req: ({ method, url, ip }: Request) => ({ method, path: url.split('?')[0], ip }),
      },
    },
    destination,
  );
}
