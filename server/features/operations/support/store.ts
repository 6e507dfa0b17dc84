import { TICKETS_PAGE_SIZE } from '@devorbit/contract/operations/support-limits.ts';
import {
  OWN_TICKETS,
  type Suspicion,
  suspicions,
  type TicketState,
  ticketStates,
  type TicketTopic,
  ticketTopics,
} from '@devorbit/contract/operations/support.ts';
import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';

const Id = z.object({ id: z.number() });

const Sender = z.object({ email: z.string(), verified: z.boolean() });

/** Where somebody's emails go, and whether the address is known to be theirs. */
export const selectSender = (db: Queryable, userId: number): Promise<z.infer<typeof Sender>> =>
  db.row(Sender, 'select email, email_verified_at is not null as verified from users where id = $1', [userId]);

/** Everybody who answers. */
export const selectStaff = async (db: Queryable): Promise<number[]> =>
  (await db.rows(Id, 'select id from active_users where is_staff or is_superuser order by id')).map(({ id }) => id);

const Repeated = z.object({ id: z.number(), own: z.boolean() });

/** The same text, sent since then; what the same sender sent comes first. Senders without an account go by their address. */
export const selectOptionalRepeated = (
  db: Queryable,
  { user_id, email, text, since }: { user_id: number | null; email: string; text: string; since: Date },
): Promise<z.infer<typeof Repeated> | null> =>
  db.optionalRow(
    Repeated,
    `select t.id, case when $1::integer is null then t.user_id is null and lower(t.email) = lower($2)
                       else t.user_id is not distinct from $1::integer end as own
     from ticket_messages m join tickets t on t.id = m.ticket_id
     where m.kind = 'sender' and md5(m.text) = md5($3) and m.text = $3 and m.at > $4
     order by own desc, t.id desc limit 1`,
    [user_id, email, text, since],
  );

export type NewTicket = {
  user_id: number | null;
  name: string;
  email: string;
  topic: TicketTopic;
  state: TicketState;
  suspicions: Suspicion[];
  at: Date;
};

export const insertTicket = async (db: Queryable, ticket: NewTicket): Promise<number> =>
  (
    await db.row(
      Id,
      `insert into tickets (user_id, name, email, topic, state, suspicions, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $7) returning id`,
      [ticket.user_id, ticket.name, ticket.email, ticket.topic, ticket.state, ticket.suspicions, ticket.at],
    )
  ).id;

export type NewMessage = {
  ticket_id: number;
  kind: 'sender' | 'reply' | 'note';
  author_id: number | null;
  text: string;
  at: Date;
};

export const insertMessage = (db: Queryable, message: NewMessage): Promise<number> =>
  db.run('insert into ticket_messages (ticket_id, kind, author_id, text, at) values ($1, $2, $3, $4, $5)', [
    message.ticket_id,
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
  topic: z.enum(ticketTopics),
  state: z.enum(ticketStates),
  suspicions: z.array(z.enum(suspicions)),
  excerpt: z.string(),
  assigned_to: z.string().nullable(),
  assigned_id: z.number().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type TicketRow = z.infer<typeof Row>;

const SELECT = `
  select t.id, t.user_id, t.name, t.email, u.username, t.topic, t.state, t.suspicions, t.created_at, t.updated_at,
    a.username as assigned_to, t.assigned_to as assigned_id,
    (select left(text, 200) from ticket_messages m where m.ticket_id = t.id order by m.id limit 1) as excerpt
  from tickets t left join users u on u.id = t.user_id left join users a on a.id = t.assigned_to`;

export const selectOptionalTicket = (db: Queryable, id: number): Promise<TicketRow | null> =>
  db.optionalRow(Row, `${SELECT} where t.id = $1`, [id]);

/** Held to the end of the transaction. */
export const lockTicket = async (db: Queryable, id: number): Promise<TicketRow | null> => {
  const held = await db.optionalRow(Id, 'select id from tickets where id = $1 for update', [id]);
  return held === null ? null : selectOptionalTicket(db, id);
};

/** Open ones, the longest waiting first; the others, what moved last first. */
export async function selectTickets(
  db: Queryable,
  { state, page }: { state: TicketState; page: number },
): Promise<{ total: number; rows: TicketRow[] }> {
  const order = state === 'open' ? 't.updated_at, t.id' : 't.updated_at desc, t.id desc';
  const [{ total }, rows] = await Promise.all([
    db.row(z.object({ total: z.number() }), 'select count(*) as total from tickets where state = $1', [state]),
    db.rows(Row, `${SELECT} where t.state = $1 order by ${order} limit ${TICKETS_PAGE_SIZE} offset $2`, [
      state,
      (page - 1) * TICKETS_PAGE_SIZE,
    ]),
  ]);
  return { total, rows };
}

/** What moved last first. */
export const selectTicketsOf = (db: Queryable, userId: number): Promise<TicketRow[]> =>
  db.rows(Row, `${SELECT} where t.user_id = $1 order by t.updated_at desc, t.id desc limit ${OWN_TICKETS}`, [userId]);

const Message = z.object({
  id: z.number(),
  ticket_id: z.number(),
  kind: z.enum(['sender', 'reply', 'note']),
  author: z.string().nullable(),
  text: z.string(),
  at: z.string(),
});
export type MessageRow = z.infer<typeof Message>;

/** All that was said in these tickets, in its order. */
export const selectMessages = (db: Queryable, tickets: number[]): Promise<MessageRow[]> =>
  db.rows(
    Message,
    `select m.id, m.ticket_id, m.kind, u.username as author, m.text, m.at
     from ticket_messages m left join users u on u.id = m.author_id
     where m.ticket_id = any ($1) order by m.id`,
    [tickets],
  );

export const updateState = (db: Queryable, id: number, state: TicketState, at: Date): Promise<number> =>
  db.run('update tickets set state = $2, updated_at = $3 where id = $1', [id, state, at]);

export const updateAssigned = (db: Queryable, id: number, userId: number | null): Promise<number> =>
  db.run('update tickets set assigned_to = $2 where id = $1', [id, userId]);

export const deletePast = (db: Queryable, { spam, rest }: { spam: Date; rest: Date }): Promise<number> =>
  db.run(
    `delete from tickets where (state = 'spam' and updated_at < $1) or (state in ('answered', 'closed') and updated_at < $2)`,
    [spam, rest],
  );

/** What was sent from an address without an account. */
export const deleteVisitorTickets = async (db: Queryable, email: string): Promise<void> =>
  void (await db.run('delete from tickets where user_id is null and lower(email) = lower($1)', [email]));
