import { Reported } from '../../../feature.ts';
import type { Queryable } from '../../../platform/database.ts';
import { AccountRow, PreferencesRow, PublicRow } from './rows.ts';

const preferenceColumns = `coalesce(r.email_notifications, true) as email_notifications, coalesce(r.theme, 'auto') as theme,
  r.time_zone, r.code_language, coalesce(r.visibility, '{}') as visibility`;

export const selectPreferences = (db: Queryable, userId: number): Promise<PreferencesRow> =>
  db.row(
    PreferencesRow,
    `select ${preferenceColumns} from users u left join preferences r on r.user_id = u.id where u.id = $1`,
    [userId],
  );

const aboutColumns = `coalesce(p.bio, '') as bio, coalesce(p.location, '') as location,
  coalesce(p.skills, '{}') as skills, coalesce(p.interests, '{}') as interests,
  coalesce(p.github, '') as github, coalesce(p.linkedin, '') as linkedin, coalesce(p.twitter, '') as twitter,
  c.digest as picture`;
/** For `users` or one of the views on it, called `u`. */
const joined = `left join profiles p on p.user_id = u.id left join pictures c on c.user_id = u.id
  left join preferences r on r.user_id = u.id`;

export const selectAccount = (db: Queryable, userId: number): Promise<AccountRow> =>
  db.row(
    AccountRow,
    `select u.id, u.username, u.email, u.full_name, u.is_staff, u.is_superuser, u.date_joined,
       u.email_verified_at is not null as email_verified, u.has_password, u.deletion_due_at,
       coalesce(p.phone, '') as phone, ${aboutColumns}, ${preferenceColumns}
     from existing_users u ${joined} where u.id = $1`,
    [userId],
  );

/** By name in any case; null for who is unknown, suspended or gone. */
export const selectOptionalPublicUser = (db: Queryable, username: string): Promise<PublicRow | null> =>
  db.optionalRow(
    PublicRow,
    `select u.id, u.username, u.full_name, u.date_joined, ${aboutColumns}, ${preferenceColumns},
       exists (select from sample_people d where d.user_id = u.id) as sample
     from active_users u ${joined} where lower(u.username) = lower($1)`,
    [username],
  );

export type ProfileChange = {
  phone?: string | undefined;
  bio?: string | undefined;
  location?: string | undefined;
  github?: string | undefined;
  linkedin?: string | undefined;
  twitter?: string | undefined;
  skills?: string[] | undefined;
  interests?: string[] | undefined;
};

/** What is undefined stays as it is. */
export const upsertProfile = (db: Queryable, userId: number, change: ProfileChange): Promise<number> =>
  db.run(
    `insert into profiles as p (user_id, phone, bio, location, github, linkedin, twitter, skills, interests)
     values ($1, coalesce($2, ''), coalesce($3, ''), coalesce($4, ''), coalesce($5, ''), coalesce($6, ''), coalesce($7, ''),
       coalesce($8::text[], '{}'), coalesce($9::text[], '{}'))
     on conflict (user_id) do update set phone = coalesce($2, p.phone), bio = coalesce($3, p.bio),
       location = coalesce($4, p.location), github = coalesce($5, p.github), linkedin = coalesce($6, p.linkedin),
       twitter = coalesce($7, p.twitter), skills = coalesce($8, p.skills), interests = coalesce($9, p.interests)`,
    [
      userId,
      change.phone,
      change.bio,
      change.location,
      change.github,
      change.linkedin,
      change.twitter,
      change.skills,
      change.interests,
    ],
  );

/** All that others see and that the owner wrote: not the name, and not the telephone number, which nobody else sees. */
export const clearAbout = (db: Queryable, userId: number): Promise<number> =>
  db.run(
    `update profiles set bio = '', location = '', github = '', linkedin = '', twitter = '', skills = '{}', interests = '{}'
     where user_id = $1`,
    [userId],
  );

export type PreferencesChange = { [Key in keyof PreferencesRow]?: PreferencesRow[Key] | undefined };

/** What is undefined stays as it is, and so do sections that are not named. */
export const upsertPreferences = (db: Queryable, userId: number, change: PreferencesChange): Promise<number> =>
  db.run(
    `insert into preferences as r (user_id, email_notifications, theme, time_zone, code_language, visibility)
     values ($1, coalesce($2, true), coalesce($3, 'auto'), $5, $7, $8::jsonb)
     on conflict (user_id) do update set email_notifications = coalesce($2, r.email_notifications),
       theme = coalesce($3, r.theme), time_zone = case when $4 then $5 else r.time_zone end,
       code_language = case when $6 then $7 else r.code_language end, visibility = r.visibility || $8::jsonb`,
    [
      userId,
      change.email_notifications,
      change.theme,
      change.time_zone !== undefined,
      change.time_zone,
      change.code_language !== undefined,
      change.code_language,
      JSON.stringify(change.visibility ?? {}),
    ],
  );

export const selectOptionalReported = (db: Queryable, username: string): Promise<Reported | null> =>
  db.optionalRow(
    Reported,
    `select id::text as subject_id, id as owner_id, username as subject_name from existing_users
     where lower(username) = lower($1)`,
    [username],
  );
