import { SUPPORT_PAGE_SIZE } from '@devorbit/contract/operations/support-limits.ts';
import {
  OWN_SUPPORT_REQUESTS,
  type Suspicion,
  suspicions,
  type SupportState,
  supportStates,
  type SupportTopic,
  supportTopics,
} from '@devorbit/contract/operations/support.ts';
import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';

const Id = z.object({ id: z.number() });

const Sender = z.object({ email: z.string(), verified: z.boolean() });

/** A user's email address, and whether it is confirmed. */
export const selectSender = (db: Queryable, userId: number): Promise<z.infer<typeof Sender>> =>
  db.row(Sender, 'select email, email_verified_at is not null as verified from users where id = $1', [userId]);

/** Everybody who can reply. */
export const selectStaff = async (db: Queryable): Promise<number[]> =>
  (await db.rows(Id, 'select id from active_users where has_staff_role order by id')).map(({ id }) => id);

const Repeated = z.object({ id: z.number(), own: z.boolean() });

/** The same text, sent since then; what the same sender sent comes first. Senders without an account go by their address. */
export const selectOptionalRepeated = (
  db: Queryable,
  { user_id, email, text, since }: { user_id: number | null; email: string; text: string; since: Date },
): Promise<z.infer<typeof Repeated> | null> =>
  db.optionalRow(
    Repeated,
    `select r.id, case when $1::integer is null then r.user_id is null and lower(r.email) = lower($2)
                       else r.user_id is not distinct from $1::integer end as own
     from support_messages m join support_requests r on r.id = m.support_request_id
     where m.kind = 'sender' and md5(m.text) = md5($3) and m.text = $3 and m.at > $4
     order by own desc, r.id desc limit 1`,
    [user_id, email, text, since],
  );

export type NewSupportRequest = {
  user_id: number | null;
  name: string;
  email: string;
  topic: SupportTopic;
  state: SupportState;
  suspicions: Suspicion[];
  at: Date;
};

export const insertSupportRequest = async (db: Queryable, request: NewSupportRequest): Promise<number> =>
  (
    await db.row(
      Id,
      `insert into support_requests (user_id, name, email, topic, state, suspicions, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $7) returning id`,
      [request.user_id, request.name, request.email, request.topic, request.state, request.suspicions, request.at],
    )
  ).id;

export type NewMessage = {
  support_request_id: number;
  kind: 'sender' | 'reply' | 'note';
  author_id: number | null;
  text: string;
  at: Date;
};

export const insertMessage = (db: Queryable, message: NewMessage): Promise<number> =>
  db.run('insert into support_messages (support_request_id, kind, author_id, text, at) values ($1, $2, $3, $4, $5)', [
    message.support_request_id,
    message.kind,
    message.author_id,
    message.text,
    message.at,
  ]);

const Row = z.object({
  id: z.number(),
  user_id: z.number().nullable(),
  name: z.string(),
  email: z.string(),
  username: z.string().nullable(),
  topic: z.enum(supportTopics),
  state: z.enum(supportStates),
  suspicions: z.array(z.enum(suspicions)),
  excerpt: z.string(),
  assigned_to: z.string().nullable(),
  assigned_id: z.number().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type SupportRequestRow = z.infer<typeof Row>;

const SELECT = `
  select r.id, r.user_id, r.name, r.email, u.username, r.topic, r.state, r.suspicions, r.created_at, r.updated_at,
    a.username as assigned_to, r.assigned_to as assigned_id,
    (select left(text, 200) from support_messages m where m.support_request_id = r.id order by m.id limit 1) as excerpt
  from support_requests r left join users u on u.id = r.user_id left join users a on a.id = r.assigned_to`;

/** Where a reply goes by email: the address a visitor gave, or a user's confirmed one; null where there is none. */
export async function selectOptionalReplyAddress(
  db: Queryable,
  { user_id, email }: Pick<SupportRequestRow, 'user_id' | 'email'>,
): Promise<string | null> {
  if (user_id === null) return email;
  const sender = await selectSender(db, user_id);
  return sender.verified ? sender.email : null;
}

export const selectOptionalSupportRequest = (db: Queryable, id: number): Promise<SupportRequestRow | null> =>
  db.optionalRow(Row, `${SELECT} where r.id = $1`, [id]);

/** Held to the end of the transaction. */
export const lockSupportRequest = async (db: Queryable, id: number): Promise<SupportRequestRow | null> => {
  const held = await db.optionalRow(Id, 'select id from support_requests where id = $1 for update', [id]);
  return held === null ? null : selectOptionalSupportRequest(db, id);
};

/** Open ones, the longest waiting first; the others, what moved last first. */
export async function selectSupportRequests(
  db: Queryable,
  { state, page }: { state: SupportState; page: number },
): Promise<{ total: number; rows: SupportRequestRow[] }> {
  const order = state === 'open' ? 'r.updated_at, r.id' : 'r.updated_at desc, r.id desc';
  const [{ total }, rows] = await Promise.all([
    db.row(z.object({ total: z.number() }), 'select count(*) as total from support_requests where state = $1', [state]),
    db.rows(Row, `${SELECT} where r.state = $1 order by ${order} limit ${SUPPORT_PAGE_SIZE} offset $2`, [
      state,
      (page - 1) * SUPPORT_PAGE_SIZE,
    ]),
  ]);
  return { total, rows };
}

/** What moved last first. */
export const selectSupportRequestsOf = (db: Queryable, userId: number): Promise<SupportRequestRow[]> =>
  db.rows(Row, `${SELECT} where r.user_id = $1 order by r.updated_at desc, r.id desc limit ${OWN_SUPPORT_REQUESTS}`, [
    userId,
  ]);

const Message = z.object({
  id: z.number(),
  support_request_id: z.number(),
  kind: z.enum(['sender', 'reply', 'note']),
  author: z.string().nullable(),
  text: z.string(),
  at: z.string(),
});
export type MessageRow = z.infer<typeof Message>;

/** All that was said in these support requests, in its order. */
export const selectMessages = (db: Queryable, ids: number[]): Promise<MessageRow[]> =>
  db.rows(
    Message,
    `select m.id, m.support_request_id, m.kind, u.username as author, m.text, m.at
     from support_messages m left join users u on u.id = m.author_id
     where m.support_request_id = any ($1) order by m.id`,
    [ids],
  );

export const updateState = (db: Queryable, id: number, state: SupportState, at: Date): Promise<number> =>
  db.run('update support_requests set state = $2, updated_at = $3 where id = $1', [id, state, at]);

export const updateAssigned = (db: Queryable, id: number, userId: number | null): Promise<number> =>
  db.run('update support_requests set assigned_to = $2 where id = $1', [id, userId]);

export const deletePast = (db: Queryable, { spam, rest }: { spam: Date; rest: Date }): Promise<number> =>
  db.run(
    `delete from support_requests where (state = 'spam' and updated_at < $1) or (state in ('answered', 'closed') and updated_at < $2)`,
    [spam, rest],
  );

/** What was sent from an address without an account. */
export const deleteVisitorSupportRequests = async (db: Queryable, email: string): Promise<void> =>
  void (await db.run('delete from support_requests where user_id is null and lower(email) = lower($1)', [email]));
