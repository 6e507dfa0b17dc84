import { FEEDBACK_DAYS } from '@devorbit/contract/events/feedback-limits.ts';

const DAY_MS = 24 * 3_600_000;

/** Where an event stands with feedback: it begins at the end and closes after FEEDBACK_DAYS; on a cancelled one there is none. */
export const feedbackPhase = (
  event: { ends_at: string; cancelled_at: string | null },
  now: Date,
): 'early' | 'open' | 'late' => {
  const since = now.getTime() - Date.parse(event.ends_at);
  if (since < 0) return 'early';
  return event.cancelled_at === null && since < FEEDBACK_DAYS * DAY_MS ? 'open' : 'late';
};
