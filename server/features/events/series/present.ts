import type { Series } from '@devorbit/contract/events/series.ts';
import type { SummaryRow } from '../events/door.ts';
import { dateText, statusOf } from '../events/present.ts';

export const presentSeries = (every: Series['every'], rows: SummaryRow[], now: Date): Series => ({
  every,
  dates: rows.map((row) => ({
    id: row.id,
    date: dateText(row.start_date, row.end_date),
    startsAt: row.starts_at,
    status: statusOf(row, now),
    state: row.state,
  })),
});
