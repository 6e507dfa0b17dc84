import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';
import { insertTestEvent } from '../events/_event.ts';

const Id = z.object({ id: z.number() });

type Given = {
  /** Hours from now. */
  closes?: number;
  judgingCloses?: number;
};

/** A hackathon of somebody's: entries closed an hour ago, and judges score for two days. */
export async function insertTestHackathon(
  db: Queryable,
  createdBy: number,
  { closes = -1, judgingCloses = 48 }: Given = {},
): Promise<number> {
  const id = await insertTestEvent(db, createdBy, { starts: -30 });
  await db.run(`update events set type = 'hackathon' where id = $1`, [id]);
  await db.run(
    `insert into hackathons (event_id, submissions_close_at, judging_closes_at, most_members)
     values ($1, now() + $2 * interval '1 hour', now() + $3 * interval '1 hour', 4)`,
    [id, closes, judgingCloses],
  );
  return id;
}

/** A team of these people, and what it submitted. */
export async function insertTestEntry(
  db: Queryable,
  event: number,
  { title, members }: { title: string; members: number[] },
): Promise<number> {
  const { id: team } = await db.row(
    Id,
    'insert into teams (event_id, name, code_hash, most, made_at) values ($1, $2, gen_random_uuid()::text, 10, now()) returning id',
    [event, `Team ${title}`],
  );
  for (const user of members)
    await db.run('insert into team_members (team_id, event_id, user_id, joined_at) values ($1, $2, $3, now())', [
      team,
      event,
      user,
    ]);
  const { id } = await db.row(
    Id,
    `insert into entries (event_id, team_id, state, title, tagline, text, repository_url, demo_url, updated_at)
     values ($1, $2, 'submitted', $3, '', '', '', '', now()) returning id`,
    [event, team, title],
  );
  return id;
}

/** Makes somebody a judge. */
export const insertTestJudge = (db: Queryable, event: number, user: number): Promise<number> =>
  db.run(
    `insert into event_crew (event_id, user_id, role, added_at) values ($1, $2, 'judge', now())
     on conflict (event_id, user_id) do update set role = 'judge'`,
    [event, user],
  );
