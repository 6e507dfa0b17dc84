import type { ResultRow } from './store.ts';

const DAY_MS = 86_400_000;

/** When somebody may take the quiz of a category again; null where they may now. */
export function againAt(before: Pick<ResultRow, 'last_at'> | null, now: Date): Date | null {
  if (before === null) return null;
  const at = Date.parse(before.last_at) + DAY_MS;
  return at > now.getTime() ? new Date(at) : null;
}
