import { z } from 'zod';
import type { Queryable } from '../../../../platform/database.ts';

const Row = z.object({
  id: z.number(),
  entry_id: z.number(),
  revision: z.number(),
  state: z.enum(['waiting', 'building', 'running', 'ended']),
  outcome: z
    .enum(['exited', 'signal', 'build_failed', 'time', 'output', 'memory', 'refused', 'interrupted'])
    .nullable(),
  message: z.string(),
  source: z.string(),
  digest: z.string().nullable(),
  language: z.string(),
  build: z.string(),
  command: z.string(),
  input: z.string(),
  asked_at: z.string(),
  ended_at: z.string().nullable(),
  exit_code: z.number().nullable(),
  signal: z.string().nullable(),
  wall_ms: z.number().nullable(),
  cpu_ms: z.number().nullable(),
  memory_bytes: z.number().nullable(),
  build_output: z.string(),
  stdout: z.string(),
  stderr: z.string(),
  cut: z.boolean(),
});
export type RunRow = z.infer<typeof Row>;
const RUN = Object.keys(Row.shape).join(', ');

/** The last one of an entry: the team's trial, or that for judges. */
export const selectOptionalRun = (db: Queryable, entry: number, trial: boolean): Promise<RunRow | null> =>
  db.optionalRow(Row, `select ${RUN} from entry_runs where entry_id = $1 and trial = $2`, [entry, trial]);

export const selectOptionalRunById = (db: Queryable, id: number): Promise<RunRow | null> =>
  db.optionalRow(Row, `select ${RUN} from entry_runs where id = $1`, [id]);

/**
 * Asks for a run of an entry as it is saved now, in the place of the last one that has ended. Null where one is still at work.
 */
export async function replaceOptionalRun(
  db: Queryable,
  entry: number,
  { trial, at }: { trial: boolean; at: Date },
): Promise<RunRow | null> {
  await db.run(`delete from entry_runs where entry_id = $1 and trial = $2 and state = 'ended'`, [entry, trial]);
  return db.optionalRow(
    Row,
    `insert into entry_runs (entry_id, trial, revision, source, digest, language, build, command, input, asked_at)
     select e.id, $2, e.revision, e.run_source, f.digest, e.run_language, e.run_build, e.run_command, e.run_input, $3
     from entries e
     left join entry_files f on f.entry_id = e.id and f.kind = 'file' and lower(f.name) = lower(e.run_source)
     where e.id = $1 on conflict do nothing returning ${RUN}`,
    [entry, trial, at],
  );
}

export const updateState = async (
  db: Queryable,
  id: number,
  { from, to }: { from: RunRow['state']; to: RunRow['state'] },
): Promise<boolean> =>
  (await db.run('update entry_runs set state = $3 where id = $1 and state = $2', [id, from, to])) > 0;

export type Ended = Partial<
  Pick<
    RunRow,
    | 'message'
    | 'exit_code'
    | 'signal'
    | 'wall_ms'
    | 'cpu_ms'
    | 'memory_bytes'
    | 'build_output'
    | 'stdout'
    | 'stderr'
    | 'cut'
  >
> & { outcome: NonNullable<RunRow['outcome']> };

/** Ends one that has not ended. */
export const updateEnded = (db: Queryable, id: number, at: Date, ended: Ended): Promise<number> =>
  db.run(
    `update entry_runs set state = 'ended', ended_at = $2, outcome = $3, message = $4, exit_code = $5, signal = $6,
       wall_ms = $7, cpu_ms = $8, memory_bytes = $9, build_output = $10, stdout = $11, stderr = $12, cut = $13
     where id = $1 and state <> 'ended'`,
    [
      id,
      at,
      ended.outcome,
      ended.message ?? '',
      ended.exit_code ?? null,
      ended.signal ?? null,
      ended.wall_ms ?? null,
      ended.cpu_ms ?? null,
      ended.memory_bytes ?? null,
      ended.build_output ?? '',
      ended.stdout ?? '',
      ended.stderr ?? '',
      ended.cut ?? false,
    ],
  );

const Entry = z.object({ id: z.number() });

/** Submitted entries with a start command of hackathons that are being judged, which were not run as they are now; a few at a time. */
export const selectUnrun = (db: Queryable, at: Date, most: number): Promise<{ id: number }[]> =>
  db.rows(
    Entry,
    `select e.id from entries e join hackathons h on h.event_id = e.event_id
     where e.state = 'submitted' and e.run_command <> ''
       and h.submissions_close_at <= $1 and h.judging_closes_at > $1
       and not exists (select 1 from entry_runs r
         where r.entry_id = e.id and (r.state <> 'ended' or not r.trial and r.revision = e.revision))
     order by h.submissions_close_at, e.id limit $2`,
    [at, most],
  );
