import { Recording } from '@devorbit/contract/events/recordings.ts';
import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';

const Row = z.object({ links: z.array(Recording), for_guests: z.boolean() });

export const selectOptionalRecordings = (db: Queryable, event: number): Promise<z.infer<typeof Row> | null> =>
  db.optionalRow(Row, 'select links, for_guests from event_recordings where event_id = $1', [event]);

type Given = { event: number; links: readonly Recording[]; forGuests: boolean; at: Date };
export const putRecordings = (db: Queryable, { event, links, forGuests, at }: Given): Promise<number> =>
  db.run(
    `insert into event_recordings (event_id, links, for_guests, updated_at) values ($1, $2, $3, $4)
     on conflict (event_id) do update set links = excluded.links, for_guests = excluded.for_guests,
       updated_at = excluded.updated_at`,
    [event, JSON.stringify(links), forGuests, at],
  );
