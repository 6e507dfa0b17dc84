import type { Queryable } from '../../../../platform/database.ts';
import { ipPrefix } from '../../../../platform/ip-prefix.ts';
import { insertAct } from '../store.ts';

export type Act = {
  at: Date;
  /** Null for the operator at the machine. */
  actor: { id: number; username: string } | null;
  /** A verb phrase with dots, such as `user.suspend`. */
  act: string;
  /** What it was done to, such as `user 7`. */
  subject: string;
  /** What changed; never a secret. */
  detail?: object;
  ip?: string;
};

/** Keeps a privileged act, in the transaction that does it. */
export const recordAct = (tx: Queryable, { at, actor, act, subject, detail = {}, ip = '' }: Act): Promise<number> =>
  insertAct(tx, {
    at,
    actor_id: actor?.id ?? null,
    actor_name: actor?.username ?? 'operator',
    act,
    subject,
    detail,
    ip_prefix: ipPrefix(ip),
  });
