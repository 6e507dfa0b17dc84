import type { JudgingPhase } from '@devorbit/contract/events/hackathon-judging.ts';
import type { TieDecision } from './result-store.ts';

/** Where a hackathon stands. */
export function phaseOf(
  {
    submissions_close_at: closes,
    judging_closes_at: judgingCloses,
  }: { submissions_close_at: string; judging_closes_at: string },
  judging: { released_at: string | null } | null,
  now: Date,
): JudgingPhase {
  if (judging !== null && judging.released_at !== null) return 'released';
  if (now < new Date(closes)) return 'entries';
  return now < new Date(judgingCloses) ? 'open' : 'closed';
}

/** Scores are shown with two digits: what looks the same is a tie. */
export const asShown = (score: number): number => Math.round(score * 100) / 100;

/** The weighted mean of the points, 1 to 5. */
export function scoreOf(
  points: Readonly<Record<string, number>>,
  criteria: readonly { number: number; weight: number }[],
): number {
  const whole = criteria.reduce((sum, { weight }) => sum + weight, 0);
  return criteria.reduce((sum, { number, weight }) => sum + weight * (points[number] ?? 0), 0) / whole;
}

/** A, B, …, Z, AA, AB: what judges are called where their names are not. */
export const labelOf = (at: number): string =>
  (at < 26 ? '' : labelOf(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));

/**
 * Entries with the same score in the order that organizers gave them, where it is an order of just these entries; then each
 * has a rank of its own, and who decided it.
 */
export function orderTies<Entry extends { entry: number; rank: number; tied: boolean }>(
  entries: readonly Entry[],
  decisions: readonly TieDecision[],
): (Entry & { decidedBy: number | null })[] {
  const decided = new Map(decisions.map((one) => [one.entry_id, one]));
  return entries
    .map((one) => {
      const among = entries.filter(({ rank }) => rank === one.rank);
      const own = decided.get(one.entry);
      const together = decisions.filter(({ decided_at }) => decided_at === own?.decided_at);
      const same =
        together.length === among.length && among.every(({ entry }) => together.some((it) => it.entry_id === entry));
      if (!one.tied || own === undefined || !same) return { ...one, decidedBy: null };
      return { ...one, rank: one.rank + own.position - 1, tied: false, decidedBy: own.decided_by };
    })
    .toSorted((a, b) => a.rank - b.rank || a.entry - b.entry);
}

/** Whether these are all entries of one group with one corrected score, also where their order was decided before. */
export function sharesRank(
  all: readonly { id: number; group: number; corrected: number }[],
  entries: readonly number[],
): boolean {
  const first = all.find(({ id }) => id === entries[0]);
  if (first === undefined) return false;
  const among = all.filter(
    ({ group, corrected }) => group === first.group && asShown(corrected) === asShown(first.corrected),
  );
  return among.length === entries.length && among.every(({ id }) => entries.includes(id));
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** What an organizer should know before the result is out; '' where nothing is missing. */
export function missingText(
  { scores, entries, ties }: { scores: number; entries: number; ties: number },
  phase: JudgingPhase,
): string {
  return [
    phase === 'open' && 'judging is still open',
    scores > 0 && `${counted(scores, 'score sheet is', 'score sheets are')} not submitted`,
    entries > 0 && `${counted(entries, 'entry has', 'entries have')} no scores`,
    ties > 0 && `${counted(ties, 'tie is', 'ties are')} not decided`,
  ]
    .filter((part) => part !== false)
    .join('; ');
}
