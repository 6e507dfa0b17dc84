import { setTimeout as delay } from 'node:timers/promises';
import { RunnerHealth } from '@devorbit/contract/execution/judging.ts';

/** How long a language may take from being installed to being ready, in ms. */
const PATIENCE_MS = 15_000;

/** The runner's health after it has tried every language that it did not know. */
export async function readHealth(port: number): Promise<RunnerHealth> {
  const get = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(60_000) }).then((reply) => reply.json());
  await get('/api/v2/runtimes');
  return RunnerHealth.parse(await get('/healthz'));
}

const rowsOf = ({ languages, ide_languages }: RunnerHealth) => [...languages, ...ide_languages];
const ready = (rows: { ready: boolean }[]) => rows.filter((row) => row.ready).length;

/** 'practice screen 4 of 4 languages, online IDE 6 of 10'. */
export const readyWhere = ({ languages, ide_languages }: RunnerHealth): string =>
  `practice screen ${ready(languages)} of ${languages.length} languages, online IDE ${ready(ide_languages)} of ${ide_languages.length}`;

/** The health when more languages are ready than before, or as it is when that takes too long. */
export async function moreReady(port: number, before: RunnerHealth): Promise<RunnerHealth> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const health = await readHealth(port);
    if (ready(rowsOf(health)) > ready(rowsOf(before)) || performance.now() > until) return health;
    await delay(1_000);
  }
}

/** A sentence for each language that is on this machine and not ready all the same. */
export const whyNot = (health: RunnerHealth): string[] => [
  ...new Set(
    rowsOf(health).flatMap(({ id, ready: isReady, reason = '' }) =>
      isReady || reason.includes('npm run languages install') ? [] : [`${id} is not ready: ${reason}`],
    ),
  ),
];
