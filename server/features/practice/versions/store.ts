import { Source } from '@devorbit/contract/practice/problems.ts';
import { ProblemVersion, VERSIONS_SHOWN } from '@devorbit/contract/practice/versions.ts';
import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';

/** Keeps the problem as it is now under its version. */
export const insertVersion = (db: Queryable, problemId: number, userId: number | null, now: Date): Promise<number> =>
  db.run(
    `insert into problem_versions (problem_id, version, title, statement, examples, constraints, signature, starters,
       time_limit_ms, memory_limit_kb, tests, package_digest, statement_pdf, user_id, created_at)
     select id, version, title, statement, examples, constraints, signature, starters, time_limit_ms, memory_limit_kb,
       tests, package_digest, statement_pdf, $2::integer, $3 from problems where id = $1`,
    [problemId, userId, now],
  );

const held = (of: string): string =>
  `(${['title', 'statement', 'examples', 'constraints', 'signature', 'starters', 'time_limit_ms', 'memory_limit_kb', 'tests', 'package_digest', 'statement_pdf'].map((column) => `${of}.${column}`).join(', ')})`;

/** Whether the problem is as it was kept under its version. */
export const selectIsKept = async (db: Queryable, problemId: number): Promise<boolean> =>
  (
    await db.row(
      z.object({ kept: z.boolean() }),
      `select exists (
         select from problems p join problem_versions v on v.problem_id = p.id and v.version = p.version
         where p.id = $1 and ${held('v')} is not distinct from ${held('p')}
       ) as kept`,
      [problemId],
    )
  ).kept;

/** The last versions, newest first. */
export const selectVersions = (db: Queryable, problemId: number): Promise<ProblemVersion[]> =>
  db.rows(
    ProblemVersion,
    `select v.version, v.title, v.tests, v.time_limit_ms, v.memory_limit_kb, u.username, v.created_at,
       (select count(*) from submissions s where s.problem_id = v.problem_id and s.problem_version = v.version
          and s.kind = 'submit' and s.judged_at is not null) as submissions
     from problem_versions v left join users u on u.id = v.user_id
     where v.problem_id = $1 order by v.version desc limit ${VERSIONS_SHOWN}`,
    [problemId],
  );

const Authored = z.object({ source: Source, author_id: z.number().nullable() });

export const selectOptionalAuthored = (db: Queryable, id: number): Promise<z.infer<typeof Authored> | null> =>
  db.optionalRow(Authored, 'select source, author_id from problems where id = $1', [id]);
