import { z } from 'zod';
import { CONNECT_MS } from './database.ts';
import type { RateLimit } from './rate-limits.ts';
import { count, credential, type Settings } from './settings.ts';

/** Keys stand beside it, not in it: it is shown to operators. */
const blobsAddress = z.url({ protocol: /^(s3|file)$/ }).refine((text) => {
  const { protocol, username, password, hostname, pathname, searchParams } = new URL(text);
  if (protocol === 'file:') return hostname === '' && pathname !== '/';
  const endpoint = searchParams.get('endpoint');
  return (
    username + password === '' &&
    hostname !== '' &&
    /^\/?$/.test(pathname) &&
    (endpoint === null || /^https?:\/\/[^@/]+\/?$/.test(endpoint))
  );
}, 'Must be s3://bucket?endpoint=https://…&region=…, or file:///folder');

/** `/0` would be everybody, so that everybody could write whom they are. */
const network = z
  .union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])
  .refine((text) => !/\/0+$/.test(text), 'Must not be every address');

/** Whose `X-Forwarded-For` is believed: so many proxies, or those with these addresses and networks; `true` is one. */
const trustedProxies = z.union(
  [
    z
      .string()
      .regex(/^[1-9]$/)
      .transform(Number),
    z.stringbool(),
    z
      .string()
      .transform((text) => text.split(',').map((part) => part.trim()))
      .pipe(z.array(network).max(100)),
  ],
  'Must be false, a number of proxies from 1 to 9, or their addresses and networks with commas between them',
);

const files = {
  /** Where files are kept: `s3://bucket?endpoint=…&region=…`, or the folder of a `file:` address. */
  BLOBS_URL: blobsAddress.optional(),
  /** For a bucket, in the names that its tools use. */
  AWS_ACCESS_KEY_ID: credential,
  AWS_SECRET_ACCESS_KEY: credential,
  AWS_SESSION_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{1,5000}$/, 'Must be visible ASCII without spaces')
    .optional(),
};
type FileSettings = z.infer<z.ZodObject<typeof files>>;

const hasKeys = ({ BLOBS_URL, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY }: FileSettings): boolean =>
  !BLOBS_URL?.startsWith('s3:') || (AWS_ACCESS_KEY_ID !== undefined && AWS_SECRET_ACCESS_KEY !== undefined);
const keysMissing = {
  path: ['AWS_ACCESS_KEY_ID'],
  message: 'A bucket in BLOBS_URL needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
};

const Env = z
  .object({
    /** A PostgreSQL address; a Unix socket as `postgres://user@/database?host=/folder`. */
    DATABASE_URL: z.string().min(1),
    /** How long a call waits for a connection to the database, in ms, before it is answered that the database is away. */
    DATABASE_TIMEOUT_MS: count(CONNECT_MS).pipe(z.number().max(600_000)),
    HOST: z.string().default('127.0.0.1'),
    /** 0 takes any free port. */
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    /** Where this server keeps files (below `blobs`), unless BLOBS_URL says otherwise; also what is half received. */
    DATA_DIR: z.string().min(1),
    ...files,
    /** Signs package addresses. */
    SECRET: z.string().min(32),
    /** The address that people see; https turns strict transport security on. */
    PUBLIC_URL: z.url().optional(),
    /** Addresses that PUBLIC_URL had before, with commas between them: what was signed there stays verifiable. */
    PREVIOUS_PUBLIC_URLS: z
      .string()
      .default('')
      .transform((text) => text.split(',').flatMap((url) => url.trim() || []))
      .pipe(z.array(z.url({ protocol: /^https$/ })).max(20)),
    /** The built web app (`web/build/client`); without it only the API is served. */
    WEB_DIR: z.string().optional(),
    /** The execution services, with commas between them; without one running code is refused. */
    RUNNER_URL: z
      .string()
      .default('')
      .transform((text) => text.split(',').flatMap((url) => url.trim() || []))
      .pipe(z.array(z.url()).max(100)),
    /** Where the runner reaches this server; by default the loopback address it listens on. */
    SERVER_URL: z.url().optional(),
    /** Submissions judged at a time by this server. */
    JUDGE_CONCURRENCY: count(4),
    /** An OpenAI-compatible provider, up to and without `/chat/completions`; without one nothing is asked of any AI. */
    AI_BASE_URL: z
      .url({ protocol: /^https?$/ })
      .refine((url) => !/[?#@]/.test(url), 'Must hold no key, query or fragment')
      .optional(),
    AI_API_KEY: credential,
    AI_MODEL: z
      .string()
      .regex(/^[\x21-\x7e]{1,100}$/, 'Must be visible ASCII without spaces')
      .optional(),
    /** Longest that one answer may take, and that the provider may be silent, in ms; two answers and their tests fit in a job. */
    AI_TIMEOUT_MS: count(120_000).pipe(z.number().max(200_000)),
    AI_IDLE_TIMEOUT_MS: count(60_000),
    /** The mail server, with its credentials: smtp:// (with STARTTLS where it is offered) or smtps://. */
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    /** The sender, as an address or as `Name <address>`. */
    MAIL_FROM: z
      .string()
      .max(200)
      .regex(/^(?:[^<>"@,;\p{Cc}]+ <[^\s<>@,;\p{Cc}]+@[^\s<>@,;\p{Cc}]+>|[^\s<>@,;\p{Cc}]+@[^\s<>@,;\p{Cc}]+)$/u)
      .default('DevOrbit <no-reply@localhost>'),
    /** Where emails are kept as files while no mail server is set. */
    MAIL_DIR: z.string().optional(),
    TRUST_PROXY: trustedProxies.default(false),
    LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  })
  .refine(hasKeys, keysMissing)
  .refine(({ AI_BASE_URL, AI_MODEL }) => (AI_BASE_URL === undefined) === (AI_MODEL === undefined), {
    path: ['AI_MODEL'],
    message: 'AI_BASE_URL and AI_MODEL belong together',
  });
export type Env = z.infer<typeof Env> & {
  /** What the operator allows, by the rate limits' names in the environment. */
  rateLimits: Readonly<Record<string, number>>;
  /** What features read of their own. */
  settings: ReadonlyMap<Settings, unknown>;
};

const SeedEnv = z.object({
  DATABASE_URL: z.string().min(1),
  DEMO_PASSWORD: z.string().min(8).default('devorbit-demo'),
});

/** An empty value counts as absent. */
const given = (source: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));

const incomplete = (faults: readonly string[]) => new Error(`The environment is not complete:\n${faults.join('\n')}`);

function check<T>(schema: z.ZodType<T>, source: NodeJS.ProcessEnv): T {
  const result = schema.safeParse(given(source));
  if (!result.success) throw incomplete([z.prettifyError(result.error)]);
  return result.data;
}

/**
 * The server's settings, with those that the features list: their rate limits and what they read of their own. Throws with one
 * line per fault; values are not repeated, because some are secret.
 */
export function readEnv(
  { rateLimits = [], settings = [] }: { rateLimits?: readonly RateLimit[]; settings?: readonly Settings[] },
  source: NodeJS.ProcessEnv = process.env,
): Env {
  const own = Env.safeParse(given(source));
  const points = z
    .object(Object.fromEntries(rateLimits.map(({ env, points: fallback }) => [env, count(fallback)])))
    .safeParse(given(source));
  const ofFeatures = settings.map((each) => [each, each.schema.safeParse(given(source))] as const);
  const faults = [own, points, ...ofFeatures.map(([, result]) => result)].flatMap(({ error }) => error ?? []);
  if (!own.success || !points.success || faults.length > 0) throw incomplete(faults.map(z.prettifyError));
  return {
    ...own.data,
    rateLimits: points.data,
    settings: new Map(ofFeatures.map(([each, { data }]) => [each, data])),
  };
}

export const readSeedEnv = (source: NodeJS.ProcessEnv = process.env): z.infer<typeof SeedEnv> => check(SeedEnv, source);

export const readDatabaseUrl = (source: NodeJS.ProcessEnv = process.env): string =>
  check(SeedEnv.pick({ DATABASE_URL: true }), source).DATABASE_URL;

const OperatorEnv = z
  .object({ DATABASE_URL: z.string().optional(), DATA_DIR: z.string().default('var'), ...files })
  .refine(hasKeys, keysMissing);

/** Where an operator's command finds the database, at its address, else in the folder of the embedded one, and the files. */
export const readOperatorEnv = (
  instead: { BLOBS_URL?: string } = {},
  source: NodeJS.ProcessEnv = process.env,
): z.infer<typeof OperatorEnv> => check(OperatorEnv, { ...source, ...instead });
