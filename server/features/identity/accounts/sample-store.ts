import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';
import { draw } from '../../../platform/draw.ts';

const Made = z.object({ id: z.number(), username: z.string() });

/**
 * Users who joined over the year before the last one, each always on the same day; nobody confirmed their addresses.
 * Answers those that are new.
 */
export const insertSampleUsers = (
  tx: Queryable,
  users: { username: string; name: string; university?: string | undefined }[],
  passwordHash: string,
  now: Date,
): Promise<z.infer<typeof Made>[]> =>
  tx.rows(
    Made,
    `with made as (
       insert into users (username, email, full_name, password_hash, date_joined, university)
       select username, username || '@example.com', name, $2,
         $3::timestamptz - make_interval(days => 365 + floor(90 * ${draw('hashtext(username)', 9)})::integer), university
       from jsonb_to_recordset($1::jsonb) as given (username text, name text, university text)
       on conflict do nothing returning id, username
     ), samples as (insert into sample_people (user_id) select id from made)
     select id, username from made`,
    [JSON.stringify(users), passwordHash, now],
  );

/** Says of somebody that they are of the demo world. */
export const upsertSamplePerson = (db: Queryable, userId: number): Promise<number> =>
  db.run('insert into sample_people (user_id) values ($1) on conflict do nothing', [userId]);

/** The ids of people of the demo world, by their usernames. */
export const selectSamplePeople = async (db: Queryable): Promise<Map<string, number>> =>
  new Map(
    (await db.rows(Made, 'select id, username from users join sample_people on user_id = id')).map(
      ({ id, username }) => [username, id],
    ),
  );

/** What these people did up to now is made up. */
export const updateSamplesUntil = (tx: Queryable, users: number[], until: Date): Promise<number> =>
  tx.run('update sample_people set until = $2 where user_id = any ($1)', [users, until]);

const Behind = z.object({ user_id: z.number(), until: z.string(), days: z.number() });

/** Whose made-up deeds are whole days old, by how many, held to the end of the transaction. */
export const lockSamplesBehind = (tx: Queryable, now: Date): Promise<z.infer<typeof Behind>[]> =>
  tx.rows(
    Behind,
    `select user_id, until, floor(extract(epoch from $1::timestamptz - until) / 86400)::integer as days from sample_people
     where until <= $1::timestamptz - interval '1 day' for update`,
    [now],
  );

/** Whether people of the demo world have done anything here: its accounts alone are no world. */
export const selectHasDemoWorld = async (db: Queryable): Promise<boolean> =>
  (
    await db.row(
      z.object({ any: z.boolean() }),
      'select exists (select from sample_people where until is not null) as any',
    )
  ).any;

/** Whether somebody is of the demo world. */
export const selectIsSample = async (db: Queryable, userId: number): Promise<boolean> =>
  (
    await db.row(
      z.object({ any: z.boolean() }),
      'select exists (select from sample_people where user_id = $1) as any',
      [userId],
    )
  ).any;
