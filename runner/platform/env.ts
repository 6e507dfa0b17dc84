import { availableParallelism, homedir, totalmem } from 'node:os';
import { join } from 'node:path';
import { WORKSPACE } from '@devorbit/contract/execution/workspaces.ts';
import { z } from 'zod';

/** What a workspace may come to hold, with a debugger in it. */
const WORKSPACE_BYTES = (WORKSPACE.MEMORY_KB + WORKSPACE.DEBUGGER_MEMORY_KB) * 1024;

/** What a language server may come to hold; workspaces and lanes have the rest. */
const LANGUAGE_SERVER_BYTES = 1536 * 1024 * 1024;

const Settings = z.object({
  RUNNER_HOST: z.string().default('127.0.0.1'),
  /** 0 takes any free port; the line on stdout tells which. */
  RUNNER_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  /** Boxes at one time. */
  RUNNER_LANES: z.coerce.number().int().min(1).max(256).default(availableParallelism()),
  /** The first user of the lanes; the next free one where it is absent. */
  RUNNER_FIRST_UID: z.coerce.number().int().min(1_000).max(4_000_000_000).optional(),
  /** Jobs that may wait for a lane; further ones are refused. */
  RUNNER_QUEUE: z.coerce.number().int().min(1).max(10_000).default(64),
  /** Lines of which each lane starts an interpreter ahead, which then waits with its 10 to 60 MB; 0 for none. */
  RUNNER_AHEAD: z.coerce.number().int().min(0).max(6).default(6),
  /** What documents weigh against those who are judged: next to nothing, or as much; for a runner of documents alone. */
  RUNNER_DOCUMENT_WEIGHT: z.enum(['light', 'equal']).default('light'),
  /** Workspaces at one time, beside the lanes; 0 for none. */
  RUNNER_WORKSPACES: z.coerce
    .number()
    .int()
    .min(0)
    .max(32)
    .default(Math.min(32, Math.floor(totalmem() / WORKSPACE_BYTES))),
  /** Language servers at one time, for editors of the Online IDE; 0 for none. */
  RUNNER_LANGUAGE_SERVERS: z.coerce
    .number()
    .int()
    .min(0)
    .max(32)
    .default(Math.min(16, Math.floor(totalmem() / LANGUAGE_SERVER_BYTES))),
  /** Folder of the problem packages that were fetched. */
  RUNNER_CACHE_DIR: z.string().min(1).optional(),
  /** Bound of that folder, in MB. */
  RUNNER_CACHE_MB: z.coerce.number().int().min(1).default(512),
  /** `1` has every problem package and every attack judged, also what the ledger vouches for. */
  JUDGE_ALL: z.enum(['0', '1']).default('0'),
  XDG_CACHE_HOME: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** What the operator may set. Empty variables count as absent. Throws, naming the variable, where one is wrong. */
export function readEnv(variables: NodeJS.ProcessEnv = process.env) {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = Settings.safeParse(given);
  if (!result.success) throw new Error(z.prettifyError(result.error));
  const settings = result.data;
  return {
    host: settings.RUNNER_HOST,
    port: settings.RUNNER_PORT,
    lanes: settings.RUNNER_LANES,
    firstUid: settings.RUNNER_FIRST_UID,
    queue: settings.RUNNER_QUEUE,
    linesAhead: settings.RUNNER_AHEAD,
    documentWeight: settings.RUNNER_DOCUMENT_WEIGHT,
    workspaces: settings.RUNNER_WORKSPACES,
    languageServers: settings.RUNNER_LANGUAGE_SERVERS,
    cacheDir:
      settings.RUNNER_CACHE_DIR ?? join(settings.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'devorbit', 'packages'),
    cacheBytes: settings.RUNNER_CACHE_MB * 1024 * 1024,
    judgeAll: settings.JUDGE_ALL === '1',
    logLevel: settings.LOG_LEVEL,
  };
}

/** Whether `npm run …` was called with this option and without `--` before it: npm keeps its name for itself, and tells it here. */
export const npmTook = (option: string, variables: NodeJS.ProcessEnv = process.env): boolean =>
  variables[`npm_config_${option}`] === 'true';
