import { ENTRIES_PAGE_SIZE } from '@devorbit/contract/events/hackathons-limits.ts';
import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';

const EntryRow = z.object({
  id: z.number(),
  team_id: z.number(),
  state: z.enum(['draft', 'submitted']),
  title: z.string(),
  tagline: z.string(),
  text: z.string(),
  repository_url: z.string(),
  demo_url: z.string(),
  video_url: z.string(),
  revision: z.number(),
});
export type EntryRow = z.infer<typeof EntryRow>;
const ENTRY = 'id, team_id, state, title, tagline, text, repository_url, demo_url, video_url, revision';

export const selectOptionalEntry = (db: Queryable, event: number, id: number): Promise<EntryRow | null> =>
  db.optionalRow(EntryRow, `select ${ENTRY} from entries where event_id = $1 and id = $2`, [event, id]);

export const selectOptionalEntryOf = (db: Queryable, team: number): Promise<EntryRow | null> =>
  db.optionalRow(EntryRow, `select ${ENTRY} from entries where team_id = $1`, [team]);

export type Written = Omit<EntryRow, 'id' | 'team_id' | 'revision'>;

const Saved = z.object({ id: z.number(), revision: z.number() });

/** What was saved; null where `revision` is not that of what is there, 0 for nothing. */
export function putOptionalEntry(
  db: Queryable,
  { team, event, revision, at }: { team: number; event: number; revision: number; at: Date },
  entry: Written,
): Promise<z.infer<typeof Saved> | null> {
  const { state, title, tagline, text, repository_url, demo_url, video_url } = entry;
  const values = [team, state, title, tagline, text, repository_url, demo_url, video_url, at];
  return revision === 0
    ? db.optionalRow(
        Saved,
        `insert into entries (team_id, state, title, tagline, text, repository_url, demo_url, video_url, updated_at, event_id)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (team_id) do nothing returning id, revision`,
        [...values, event],
      )
    : db.optionalRow(
        Saved,
        `update entries set state = $2, title = $3, tagline = $4, text = $5, repository_url = $6, demo_url = $7,
           video_url = $8, updated_at = $9, revision = revision + 1 where team_id = $1 and revision = $10
         returning id, revision`,
        [...values, revision],
      );
}

const Listed = z.object({ id: z.number(), title: z.string(), tagline: z.string(), team: z.string() });

/** A page of what was submitted, by title. */
export const selectSubmitted = (db: Queryable, event: number, page: number): Promise<z.infer<typeof Listed>[]> =>
  db.rows(
    Listed,
    `select e.id, e.title, e.tagline, t.name as team from entries e join teams t on t.id = e.team_id
     where e.event_id = $1 and e.state = 'submitted' order by lower(e.title), e.id
     limit ${ENTRIES_PAGE_SIZE} offset $2`,
    [event, (page - 1) * ENTRIES_PAGE_SIZE],
  );

export const countSubmitted = async (db: Queryable, event: number): Promise<number> =>
  (
    await db.row(
      z.object({ count: z.number() }),
      `select count(*) as count from entries where event_id = $1 and state = 'submitted'`,
      [event],
    )
  ).count;
