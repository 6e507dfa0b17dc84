import { AUDIT_PAGE_SIZE } from '@devorbit/contract/identity/audit-limits.ts';
import { AuditedAct, type listAudit } from '@devorbit/contract/identity/audit.ts';
import type { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';

export type AuditRow = {
  at: Date;
  actor_id: number | null;
  actor_name: string;
  act: string;
  subject: string;
  detail: object;
  ip_prefix: string;
};

export const insertAct = (db: Queryable, row: AuditRow): Promise<number> =>
  db.run(
    'insert into audit_log (at, actor_id, actor_name, act, subject, detail, ip_prefix) values ($1, $2, $3, $4, $5, $6, $7)',
    [row.at, row.actor_id, row.actor_name, row.act, row.subject, JSON.stringify(row.detail), row.ip_prefix],
  );

export type ActsQuery = z.output<typeof listAudit.query>;

const beginning = (text: string): string => `${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** The newest first, those before the id `before`; `actor` is a whole name, `act` how an act begins. */
export const selectActs = (db: Queryable, { actor, act, before }: ActsQuery): Promise<AuditedAct[]> =>
  db.rows(
    AuditedAct,
    `select id, at, actor_name as actor, act, subject, detail, ip_prefix from audit_log
     where ($1::text is null or lower(actor_name) = lower($1)) and ($2::text is null or act like $2)
       and ($3::bigint is null or id < $3)
     order by id desc limit ${AUDIT_PAGE_SIZE}`,
    [actor || null, act ? beginning(act) : null, before ?? null],
  );
