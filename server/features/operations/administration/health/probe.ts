import { setTimeout as sleep } from 'node:timers/promises';
import { RunnerHealth } from '@devorbit/contract/execution/judging.ts';
import { WorkspaceRoom } from '@devorbit/contract/execution/workspaces.ts';
import type { SystemHealth } from '@devorbit/contract/operations/administration.ts';
import type { Queryable } from '../../../../platform/database.ts';
import { selectNothing } from './store.ts';

/** Longest that one probe may take, in ms. */
const PROBE_MS = 2_000;

/** What `look` gives in time, else null; its failure counts as null too. */
export async function probe<T>(look: () => Promise<T>): Promise<T | null> {
  const late = new AbortController();
  const tooLate = sleep(PROBE_MS, null, { signal: late.signal }).catch(() => null);
  const found = await Promise.race([look().catch(() => null), tooLate]);
  late.abort();
  return found;
}

async function probeWorkspaces(base: string): Promise<WorkspaceRoom | null> {
  const response = await fetch(`${base}/workspaces`, { signal: AbortSignal.timeout(PROBE_MS) });
  return WorkspaceRoom.parse(await response.json());
}

type RunnerState = SystemHealth['runners'][number];

/** How the runner at `base` is. */
export async function probeRunner(base: string): Promise<RunnerState> {
  const name = new URL(base).host;
  const room = probeWorkspaces(base).catch(() => null);
  try {
    const response = await fetch(`${base}/healthz`, { signal: AbortSignal.timeout(PROBE_MS) });
    const { isolation, lanes, waiting } = RunnerHealth.parse(await response.json());
    return {
      name,
      state: { ok: true },
      lanes,
      waiting,
      isolation: isolation.ok ? { ok: true } : { ok: false, reason: isolation.reason ?? 'no reason given' },
      workspaces: await room,
    };
  } catch {
    const reason = 'it can’t be reached or isn’t a runner';
    return {
      name,
      state: { ok: false, reason },
      lanes: 0,
      waiting: 0,
      isolation: { ok: false, reason },
      workspaces: null,
    };
  }
}

/** Throws where the database cannot be reached. */
export const reachDatabase = (db: Queryable): Promise<void> => selectNothing(db);
