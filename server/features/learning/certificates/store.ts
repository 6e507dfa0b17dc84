import {
  type AchievementKey,
  CertificateEvidence,
  CertificateLevel,
} from '@devorbit/contract/learning/certificates.ts';
import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';

export const CertificateRow = z.object({
  id: z.string(),
  user_id: z.number().nullable(),
  framework_id: z.string(),
  framework_name: z.string(),
  category_id: z.string(),
  category_name: z.string(),
  level: CertificateLevel,
  holder: z.string(),
  evidence: z.array(CertificateEvidence),
  earned_at: z.string(),
  status_list: z.number(),
  status_index: z.number(),
  revoked_at: z.string().nullable(),
  revoked_reason: z.string().nullable(),
  superseded_by: z.string().nullable(),
  sample: z.boolean(),
});
export type CertificateRow = z.infer<typeof CertificateRow>;

const columns = Object.keys(CertificateRow.shape).join(', ');

/** The signed forms, both null once the holder has withdrawn it. */
const Signed = z.object({ credential: z.record(z.string(), z.unknown()).nullable(), jwt: z.string().nullable() });

export const selectOptionalCertificate = (db: Queryable, id: string): Promise<CertificateRow | null> =>
  db.optionalRow(CertificateRow, `select ${columns} from certificates where id = $1`, [id]);

export const selectSigned = (db: Queryable, id: string): Promise<z.infer<typeof Signed>> =>
  db.row(Signed, 'select credential, jwt from certificates where id = $1', [id]);

export const lockCertificate = (tx: Queryable, id: string): Promise<CertificateRow | null> =>
  tx.optionalRow(CertificateRow, `select ${columns} from certificates where id = $1 for update`, [id]);

/** A user's own, newest first. Those that another took the place of are left out. */
export const selectCertificatesOf = (db: Queryable, userId: number, most: number): Promise<CertificateRow[]> =>
  db.rows(
    CertificateRow,
    `select ${columns} from certificates where user_id = $1 and superseded_by is null order by earned_at desc limit $2`,
    [userId, most],
  );

type Place = { user_id: number; framework_id: string; category_id: string };

/** Of several claims of one user for one category, one after another. */
export const lockClaim = (tx: Queryable, { user_id, framework_id, category_id }: Place): Promise<unknown> =>
  tx.raw('select pg_advisory_xact_lock(51, hashtext($1))', [`${user_id} ${framework_id} ${category_id}`]);

/** The certificate that a user holds for a category now: neither revoked nor superseded. */
export const selectOptionalCurrent = (
  tx: Queryable,
  { user_id, framework_id, category_id }: Place,
): Promise<CertificateRow | null> =>
  tx.optionalRow(
    CertificateRow,
    `select ${columns} from certificates
     where user_id = $1 and framework_id = $2 and category_id = $3 and revoked_at is null and superseded_by is null`,
    [user_id, framework_id, category_id],
  );

export const selectIsTaken = async (tx: Queryable, id: string): Promise<boolean> =>
  (await tx.optionalRow(z.object({ id: z.string() }), 'select id from certificates where id = $1', [id])) !== null;

type Written = Omit<CertificateRow, 'earned_at' | 'revoked_at' | 'revoked_reason' | 'superseded_by'> & {
  earned_at: Date;
  credential: object;
  jwt: string;
};

/** Writes it, or nothing where its number or its place in the status list is taken. */
export const insertOptionalCertificate = (tx: Queryable, made: Written): Promise<CertificateRow | null> =>
  tx.optionalRow(
    CertificateRow,
    `insert into certificates (id, user_id, framework_id, framework_name, category_id, category_name, level,
       holder, evidence, earned_at, credential, jwt, status_list, status_index, sample)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
     on conflict do nothing returning ${columns}`,
    [
      made.id,
      made.user_id,
      made.framework_id,
      made.framework_name,
      made.category_id,
      made.category_name,
      made.level,
      made.holder,
      JSON.stringify(made.evidence),
      made.earned_at,
      JSON.stringify(made.credential),
      made.jwt,
      made.status_list,
      made.status_index,
      made.sample,
    ],
  );

/** Another certificate takes its place: it stays valid, and says which. Before the other is there. */
export const updateSuperseded = (tx: Queryable, id: string, by: string): Promise<number> =>
  tx.run('update certificates set superseded_by = $2 where id = $1', [id, by]);

export const updateRevoked = (tx: Queryable, id: string, reason: string, at: Date): Promise<number> =>
  tx.run('update certificates set revoked_at = $2, revoked_reason = $3 where id = $1', [id, at, reason]);

/** Takes the holder's name and all that was signed with it away. */
export const updateEmptied = (tx: Queryable, id: string): Promise<number> =>
  tx.run(`update certificates set holder = '', credential = null, jwt = null where id = $1`, [id]);

/** The certificates stay, as nobody's. */
export const updateWithoutUser = (tx: Queryable, userId: number): Promise<number> =>
  tx.run('update certificates set user_id = null where user_id = $1', [userId]);

export const selectRevokedIndexes = async (db: Queryable, list: number): Promise<number[]> =>
  (
    await db.rows(
      z.object({ status_index: z.number() }),
      `select status_index from certificates
       where status_list = $1 and revoked_at is not null order by status_index`,
      [list],
    )
  ).map(({ status_index }) => status_index);

const StatusList = z.object({ id: z.number(), issuer: z.string() });

export const selectOptionalStatusList = (db: Queryable, id: number): Promise<z.infer<typeof StatusList> | null> =>
  db.optionalRow(StatusList, 'select id, issuer from status_lists where id = $1', [id]);

const Filled = StatusList.extend({ used: z.number() });

/** The newest list of an issuer, with how many places of it are taken. */
export const selectOptionalNewestList = (tx: Queryable, issuer: string): Promise<z.infer<typeof Filled> | null> =>
  tx.optionalRow(
    Filled,
    `select l.id, l.issuer, (select count(*) from certificates c where c.status_list = l.id) as used
     from status_lists l where l.issuer = $1 order by l.id desc limit 1`,
    [issuer],
  );

export const insertStatusList = async (tx: Queryable, issuer: string, at: Date): Promise<number> =>
  (
    await tx.row(
      z.object({ id: z.number() }),
      'insert into status_lists (issuer, created_at) values ($1, $2) returning id',
      [issuer, at],
    )
  ).id;

/** Who has signed certificates here. */
export const selectIssuers = async (db: Queryable): Promise<string[]> =>
  (await db.rows(z.object({ issuer: z.string() }), 'select distinct issuer from status_lists')).map(
    ({ issuer }) => issuer,
  );

const AchievementRow = CertificateRow.pick({ framework_name: true, category_name: true });

/** What was awarded under these names, as the newest certificate says; null where none was. */
export const selectOptionalAchievement = (
  db: Queryable,
  { frameworkId, categoryId, level }: AchievementKey,
): Promise<z.infer<typeof AchievementRow> | null> =>
  db.optionalRow(
    AchievementRow,
    `select framework_name, category_name from certificates
     where framework_id = $1 and category_id = $2 and level = $3 order by earned_at desc limit 1`,
    [frameworkId, categoryId, level],
  );

const Solved = z.object({ id: z.string(), solved: z.number(), last_at: z.string().nullable() });

/** Of each of these sets of tags, how many problems a user had solved until then that have one of them, and when the latest was. */
export const selectSolvedOf = (
  db: Queryable,
  userId: number,
  sets: readonly { id: string; tags: readonly string[] }[],
  until: Date,
): Promise<z.infer<typeof Solved>[]> =>
  db.rows(
    Solved,
    `select given.id, count(p.id) as solved, max(p.solved_at) as last_at
     from jsonb_to_recordset($2::jsonb) as given (id text, tags text[])
     left join (
       select v.id, v.tags, s.solved_at from solved_problems s join visible_problems v on v.id = s.problem_id
       where s.user_id = $1 and s.solved_at <= $3
     ) p on p.tags && given.tags
     group by given.id`,
    [userId, JSON.stringify(sets.map(({ id, tags }) => ({ id, tags }))), until],
  );

const Held = z.object({ id: z.string(), framework_id: z.string() });

/** The certificates that a user holds now of a category, one for each framework at most. */
export const selectHeld = (db: Queryable, userId: number, categoryId: string): Promise<z.infer<typeof Held>[]> =>
  db.rows(
    Held,
    `select id, framework_id from certificates
     where user_id = $1 and category_id = $2 and revoked_at is null and superseded_by is null`,
    [userId, categoryId],
  );

/** Whether a user was ever given a certificate. */
export const selectHasCertificate = async (db: Queryable, userId: number): Promise<boolean> =>
  (
    await db.row(z.object({ any: z.boolean() }), 'select exists (select from certificates where user_id = $1) as any', [
      userId,
    ])
  ).any;
