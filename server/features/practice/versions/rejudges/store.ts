import { REJUDGE_PAGE_SIZE } from '@devorbit/contract/practice/versions-limits.ts';
import { REJUDGES_SHOWN, MAX_REJUDGED, RejudgeRow, RejudgeSummary } from '@devorbit/contract/practice/versions.ts';
import { z } from 'zod';
import type { Queryable } from '../../../../platform/database.ts';

const Judged = z.object({
  title: z.string(),
  version: z.number(),
  package_digest: z.string().nullable(),
  tests: z.number(),
});

/** The problem as it is judged now; it stays so to the end of the transaction. */
export const lockProblem = (db: Queryable, id: number): Promise<z.infer<typeof Judged> | null> =>
  db.optionalRow(Judged, 'select title, version, package_digest, tests from problems where id = $1 for no key update', [
    id,
  ]);

export const selectHasOpen = async (db: Queryable, problemId: number): Promise<boolean> =>
  (
    await db.row(
      z.object({ open: z.boolean() }),
      'select exists (select from rejudges where problem_id = $1 and closed_at is null) as open',
      [problemId],
    )
  ).open;

export type NewRejudge = {
  problem_id: number;
  version: number;
  package_digest: string;
  tests_total: number;
  user_id: number;
  created_at: Date;
};

export const insertRejudge = async (db: Queryable, rejudge: NewRejudge): Promise<string> =>
  (
    await db.row(
      z.object({ id: z.string() }),
      `insert into rejudges (problem_id, version, package_digest, tests_total, user_id, created_at)
       values ($1, $2, $3, $4, $5, $6) returning id`,
      [
        rejudge.problem_id,
        rejudge.version,
        rejudge.package_digest,
        rejudge.tests_total,
        rejudge.user_id,
        rejudge.created_at,
      ],
    )
  ).id;

/** What is judged again: one submission; or those of another version, or all. */
export type Scope = { scope: 'older' | 'all'; submission_id?: string | undefined };

/** Takes the newest judged submissions in, and answers how many. */
export const insertRejudged = (
  db: Queryable,
  rejudge: { id: string; problem_id: number; version: number },
  { scope, submission_id }: Scope,
): Promise<number> =>
  db.run(
    `insert into rejudged_submissions (rejudge_id, submission_id, place, before, version_before)
     select $1, id, row_number() over (order by created_at desc, id desc), status, problem_version from submissions
     where problem_id = $2 and kind = 'submit' and judged_at is not null and ($5::uuid is null or id = $5)
       and ($4 = 'all' or $5 is not null or problem_version is distinct from $3::integer)
     order by created_at desc, id desc limit ${MAX_REJUDGED}`,
    [rejudge.id, rejudge.problem_id, rejudge.version, scope, submission_id ?? null],
  );

const Gained = { gained: z.number().nullable(), lost: z.number().nullable() };
const Row = RejudgeSummary.extend(Gained);

const summaries = `select r.id, r.problem_id, p.title as problem_title, r.version, r.state, u.username, r.created_at, r.gained,
    r.lost, n.total, n.judged, n.changed
  from rejudges r join problems p on p.id = r.problem_id left join users u on u.id = r.user_id,
    lateral (select count(*) as total, count(status) as judged, count(*) filter (where changed) as changed
             from rejudged_submissions where rejudge_id = r.id) n`;

/** Gains and losses of an open one are counted as far as it has come. */
const counted = async (db: Queryable, row: z.infer<typeof Row>): Promise<RejudgeSummary> => {
  const { gained, lost } = row;
  return { ...row, ...(gained === null || lost === null ? await selectImpact(db, row) : { gained, lost }) };
};

export async function selectRejudges(db: Queryable, problemId: number): Promise<RejudgeSummary[]> {
  const rows = await db.rows(
    Row,
    `${summaries} where r.problem_id = $1 order by r.created_at desc, r.id desc limit ${REJUDGES_SHOWN}`,
    [problemId],
  );
  return Promise.all(rows.map((row) => counted(db, row)));
}

export async function selectOptionalRejudge(db: Queryable, id: string): Promise<RejudgeSummary | null> {
  const row = await db.optionalRow(Row, `${summaries} where r.id = $1`, [id]);
  return row && counted(db, row);
}

const Impact = z.object({ gained: z.number(), lost: z.number() });

/** Who has not solved the problem and would have, were the new verdicts to stand; and the reverse. */
export const selectImpact = (
  db: Queryable,
  { id, problem_id }: { id: string; problem_id: number },
): Promise<z.infer<typeof Impact>> =>
  db.row(
    Impact,
    `with concerned as (
       select distinct s.user_id from rejudged_submissions j join submissions s on s.id = j.submission_id
       where j.rejudge_id = $1 and j.changed
     ), compared as (
       select exists (select from solved_problems d where d.user_id = c.user_id and d.problem_id = $2) as has,
         exists (
           select from submissions s
           left join rejudged_submissions j on j.rejudge_id = $1 and j.submission_id = s.id and j.changed
           where s.user_id = c.user_id and s.problem_id = $2 and s.kind = 'submit' and coalesce(j.status, s.status) = 'Accepted'
         ) as would
       from concerned c
     )
     select count(*) filter (where would and not has) as gained, count(*) filter (where has and not would) as lost from compared`,
    [id, problem_id],
  );

/** Whose verdicts change. */
export const selectConcerned = async (db: Queryable, id: string): Promise<number[]> =>
  (
    await db.rows(
      z.object({ user_id: z.number() }),
      `select distinct s.user_id from rejudged_submissions j join submissions s on s.id = j.submission_id
       where j.rejudge_id = $1 and j.changed order by s.user_id`,
      [id],
    )
  ).map(({ user_id }) => user_id);

export const selectRows = (
  db: Queryable,
  id: string,
  { page, changed }: { page: number; changed: boolean },
): Promise<RejudgeRow[]> =>
  db.rows(
    RejudgeRow,
    `select j.submission_id, u.username, j.version_before as version, j.before, j.status as after
     from (
       select * from rejudged_submissions where rejudge_id = $1 ${changed ? 'and changed' : ''}
       order by place limit ${REJUDGE_PAGE_SIZE} offset $2
     ) j join submissions s on s.id = j.submission_id join users u on u.id = s.user_id
     order by j.place`,
    [id, (page - 1) * REJUDGE_PAGE_SIZE],
  );

const Locked = z.object({
  id: z.string(),
  problem_id: z.number(),
  version: z.number(),
  state: RejudgeSummary.shape.state,
});

/** Its state stays so to the end of the transaction, and judging waits with what it brings. */
export const lockRejudge = (db: Queryable, id: string): Promise<z.infer<typeof Locked> | null> =>
  db.optionalRow(Locked, 'select id, problem_id, version, state from rejudges where id = $1 for update', [id]);

/** What moved stays to be read; the tests are not needed any more. */
export async function closeRejudge(
  db: Queryable,
  id: string,
  state: 'applied' | 'cancelled',
  { gained, lost }: { gained: number; lost: number },
  now: Date,
): Promise<void> {
  await db.run('update rejudges set state = $2, gained = $3, lost = $4, closed_at = $5 where id = $1', [
    id,
    state,
    gained,
    lost,
    now,
  ]);
  await db.run(`update rejudged_submissions set tests = '[]' where rejudge_id = $1 and status is not null`, [id]);
}
