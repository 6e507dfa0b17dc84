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
  run_source: z.string(),
  run_language: z.string(),
  run_build: z.string(),
  run_command: z.string(),
  run_input: z.string(),
  revision: z.number(),
});
export type EntryRow = z.infer<typeof EntryRow>;
/** What a team writes of an entry, in the order in which its form has it. */
export const ENTRY_FIELDS = [
  'title',
  'tagline',
  'text',
  'repository_url',
  'demo_url',
  'video_url',
  'run_source',
  'run_language',
  'run_build',
  'run_command',
  'run_input',
] as const;
const WRITTEN = ['state', ...ENTRY_FIELDS] as const;
const ENTRY = `id, team_id, revision, ${WRITTEN.join(', ')}`;

export const selectOptionalEntry = (db: Queryable, event: number, id: number): Promise<EntryRow | null> =>
  db.optionalRow(EntryRow, `select ${ENTRY} from entries where event_id = $1 and id = $2`, [event, id]);

export const selectOptionalEntryOf = (db: Queryable, team: number): Promise<EntryRow | null> =>
  db.optionalRow(EntryRow, `select ${ENTRY} from entries where team_id = $1`, [team]);

export type Written = Omit<EntryRow, 'id' | 'team_id' | 'revision'>;

/** Of an entry that nobody runs. */
export const NO_RUN = { run_source: '', run_language: '', run_build: '', run_command: '', run_input: '' } as const;

const Saved = z.object({ id: z.number(), revision: z.number() });

/** What was saved; null where `revision` is not that of what is there, 0 for nothing. */
export function putOptionalEntry(
  db: Queryable,
  { team, event, revision, at }: { team: number; event: number; revision: number; at: Date },
  entry: Written,
): Promise<z.infer<typeof Saved> | null> {
  const values = [team, at, ...WRITTEN.map((field) => entry[field])];
  const place = (field: number) => `$${field + 3}`;
  return revision === 0
    ? db.optionalRow(
        Saved,
        `insert into entries (team_id, updated_at, ${WRITTEN.join(', ')}, event_id)
         values ($1, $2, ${WRITTEN.map((_, n) => place(n)).join(', ')}, ${place(WRITTEN.length)})
         on conflict (team_id) do nothing returning id, revision`,
        [...values, event],
      )
    : db.optionalRow(
        Saved,
        `update entries set updated_at = $2, ${WRITTEN.map((field, n) => `${field} = ${place(n)}`).join(', ')},
           revision = revision + 1 where team_id = $1 and revision = ${place(WRITTEN.length)}
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
