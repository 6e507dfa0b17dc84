import type { LiveFigures } from '@devorbit/contract/site/home.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import { selectCounts } from '../store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const ACTIVE_DAYS = 30;
/** How old an answer may be, in ms: anybody may ask, and counting reads a month of submissions. */
const KEPT_MS = 5 * 60 * 1000;

/** The figures as they are counted; answers of the last five minutes are kept. */
export function createFigures({ database, clock }: { database: Database; clock: Clock }): () => Promise<LiveFigures> {
  let kept: { at: number; figures: Promise<LiveFigures> } | undefined;
  const count = async (now: Date): Promise<LiveFigures> => ({
    ...(await selectCounts(database, new Date(now.getTime() - ACTIVE_DAYS * DAY_MS))),
    paths: null,
    certification: null,
  });
  return () => {
    const now = clock.now();
    if (kept && now.getTime() - kept.at < KEPT_MS) return kept.figures;
    const entry = { at: now.getTime(), figures: count(now) };
    kept = entry;
    entry.figures.catch(() => (kept === entry ? (kept = undefined) : undefined));
    return entry.figures;
  };
}
