import type { Queryable } from '../../platform/database.ts';

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
