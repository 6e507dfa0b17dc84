import {
  MAX_OWN_PROPOSALS,
  MAX_PROPOSALS,
  proposalDecisions,
  proposalLevels,
} from '@devorbit/contract/events/proposals-limits.ts';
import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';

const Decision = z.enum(proposalDecisions);
export type Decision = z.infer<typeof Decision>;
const CallRow = z.object({
  event_id: z.number(),
  closes_at: z.string(),
  kinds: z.array(z.object({ name: z.string(), minutes: z.number() })),
  guidance: z.string(),
});
export type CallRow = z.infer<typeof CallRow>;
const CALL = 'event_id, closes_at, kinds, guidance';

export const selectOptionalCall = (db: Queryable, event: number): Promise<CallRow | null> =>
  db.optionalRow(CallRow, `select ${CALL} from event_calls where event_id = $1`, [event]);

/** Held to the end of the transaction, by whoever proposes, edits or withdraws. */
export const lockOptionalCall = (db: Queryable, event: number): Promise<CallRow | null> =>
  db.optionalRow(CallRow, `select ${CALL} from event_calls where event_id = $1 for no key update`, [event]);

type NewCall = { closes_at: Date; kinds: { name: string; minutes: number }[]; guidance: string };
export const putCall = (db: Queryable, event: number, call: NewCall): Promise<number> =>
  db.run(
    `insert into event_calls (event_id, closes_at, kinds, guidance) values ($1, $2, $3, $4)
     on conflict (event_id) do update set closes_at = excluded.closes_at, kinds = excluded.kinds, guidance = excluded.guidance`,
    [event, call.closes_at, JSON.stringify(call.kinds), call.guidance],
  );

/** What may be read by who must not know whose it is. */
const ProposalText = z.object({
  id: z.number(),
  title: z.string(),
  abstract: z.string(),
  kind: z.string(),
  minutes: z.number(),
  level: z.enum(proposalLevels),
  note: z.string(),
});
export type ProposalText = z.infer<typeof ProposalText>;
const TEXT = 'p.id, p.title, p.abstract, p.kind, p.minutes, p.level, p.note';

const OwnRow = ProposalText.extend({ co_speakers: z.string(), told: Decision.nullable(), line: z.string() });
export type OwnRow = z.infer<typeof OwnRow>;
/** A line is for a decision that was sent. */
export const selectOwn = (db: Queryable, event: number, author: number): Promise<OwnRow[]> =>
  db.rows(
    OwnRow,
    `select ${TEXT}, p.co_speakers, p.told, case when p.told = p.decision then p.line else '' end as line
     from event_proposals p where p.event_id = $1 and p.author_id = $2 order by p.id limit ${MAX_OWN_PROPOSALS}`,
    [event, author],
  );

export const countProposals = async (
  db: Queryable,
  event: number,
  author: number,
): Promise<{ all: number; own: number }> =>
  db.row(
    z.object({ all: z.number(), own: z.number() }),
    `select count(*) as all, count(*) filter (where author_id = $2) as own from event_proposals where event_id = $1`,
    [event, author],
  );

export type ProposalContent = {
  title: string;
  abstract: string;
  kind: string;
  minutes: number;
  level: string;
  note: string;
  co_speakers: string;
};
const valuesOf = (content: ProposalContent): unknown[] => [
  content.title,
  content.abstract,
  content.kind,
  content.minutes,
  content.level,
  content.note,
  content.co_speakers,
];

export const insertProposal = async (
  db: Queryable,
  { event, author, at }: { event: number; author: number; at: Date },
  content: ProposalContent,
): Promise<number> =>
  (
    await db.row(
      z.object({ id: z.number() }),
      `insert into event_proposals (title, abstract, kind, minutes, level, note, co_speakers, event_id, author_id, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10) returning id`,
      [...valuesOf(content), event, author, at],
    )
  ).id;

/** 0 where the author has no such proposal. */
export const updateProposal = (
  db: Queryable,
  { event, author, id, at }: { event: number; author: number; id: number; at: Date },
  content: ProposalContent,
): Promise<number> =>
  db.run(
    `update event_proposals set title = $1, abstract = $2, kind = $3, minutes = $4, level = $5, note = $6, co_speakers = $7,
       updated_at = $11 where event_id = $8 and author_id = $9 and id = $10`,
    [...valuesOf(content), event, author, id, at],
  );

export const deleteProposal = (
  db: Queryable,
  { event, author, id }: { event: number; author: number; id: number },
): Promise<number> =>
  db.run('delete from event_proposals where event_id = $1 and author_id = $2 and id = $3', [event, author, id]);

const ListedRow = ProposalText.omit({ abstract: true, note: true }).extend({
  reviews: z.number(),
  mean: z.number().nullable(),
  decision: Decision.nullable(),
  told: Decision.nullable(),
  in_programme: z.boolean(),
});
export type ListedRow = z.infer<typeof ListedRow>;
export const selectProposals = (db: Queryable, event: number): Promise<ListedRow[]> =>
  db.rows(
    ListedRow,
    `select p.id, p.title, p.kind, p.minutes, p.level, p.decision, p.told, p.session_id is not null as in_programme,
       count(r.points) as reviews, round(avg(r.points), 2)::float8 as mean
     from event_proposals p left join proposal_reviews r on r.proposal_id = p.id
     where p.event_id = $1 group by p.id order by avg(r.points) desc nulls last, p.id limit ${MAX_PROPOSALS}`,
    [event],
  );

const ProposalRow = ProposalText.extend({
  event_id: z.number(),
  author_id: z.number().nullable(),
  /** Null where the account is gone. */
  username: z.string().nullable(),
  name: z.string().nullable(),
  co_speakers: z.string(),
  decision: Decision.nullable(),
  line: z.string(),
  told: Decision.nullable(),
  session_id: z.number().nullable(),
  speaker_id: z.number().nullable(),
  updated_at: z.string(),
});
export type ProposalRow = z.infer<typeof ProposalRow>;
const ROW = `select ${TEXT}, p.event_id, p.author_id, u.username, coalesce(nullif(u.full_name, ''), u.username) as name,
    p.co_speakers, p.decision, p.line, p.told, p.session_id, p.speaker_id, p.updated_at
  from event_proposals p left join existing_users u on u.id = p.author_id`;

export const selectOptionalProposal = (db: Queryable, event: number, id: number): Promise<ProposalRow | null> =>
  db.optionalRow(ProposalRow, `${ROW} where p.event_id = $1 and p.id = $2`, [event, id]);

/** Held to the end of the transaction. */
export const lockOptionalProposal = (db: Queryable, event: number, id: number): Promise<ProposalRow | null> =>
  db.optionalRow(ProposalRow, `${ROW} where p.event_id = $1 and p.id = $2 for no key update of p`, [event, id]);

const NameRow = z.object({ proposal: z.number(), username: z.string(), name: z.string(), co_speakers: z.string() });
export type NameRow = z.infer<typeof NameRow>;
export const selectNames = (db: Queryable, event: number): Promise<NameRow[]> =>
  db.rows(
    NameRow,
    `select p.id as proposal, u.username, coalesce(nullif(u.full_name, ''), u.username) as name, p.co_speakers
     from event_proposals p join existing_users u on u.id = p.author_id where p.event_id = $1 order by p.id
     limit ${MAX_PROPOSALS}`,
    [event],
  );

export const updateDecision = (
  db: Queryable,
  id: number,
  { decision, line, by, at }: { decision: Decision | null; line: string; by: number; at: Date },
): Promise<number> =>
  db.run('update event_proposals set decision = $2, line = $3, decided_by = $4, decided_at = $5 where id = $1', [
    id,
    decision,
    line,
    by,
    at,
  ]);

/** What was decided and not told becomes what is told; an email is due for each. Answers how many. */
export const markTold = (db: Queryable, event: number): Promise<number> =>
  db.run(
    `update event_proposals set told = decision, due = true
     where event_id = $1 and decision is not null and decision is distinct from told and author_id is not null`,
    [event],
  );

const DueRow = z.object({
  id: z.number(),
  author_id: z.number(),
  title: z.string(),
  told: Decision,
  line: z.string(),
});
export type DueRow = z.infer<typeof DueRow>;
/** Some whose authors are to be told, which nobody else tells meanwhile. */
export const lockDue = (db: Queryable, event: number, limit: number): Promise<DueRow[]> =>
  db.rows(
    DueRow,
    `select id, author_id, title, told, line from event_proposals
     where event_id = $1 and due and author_id is not null order by id limit $2 for no key update skip locked`,
    [event, limit],
  );

export const updateDone = (db: Queryable, ids: number[]): Promise<number> =>
  db.run('update event_proposals set due = false where id = any ($1::integer[])', [ids]);

export const updateScheduled = (
  db: Queryable,
  id: number,
  { session, speaker }: { session: number; speaker: number | null },
): Promise<number> =>
  db.run('update event_proposals set session_id = $2, speaker_id = $3 where id = $1', [id, session, speaker]);

/** Who an author is in an event’s programme already. */
export const selectOptionalSpeaker = async (db: Queryable, event: number, author: number): Promise<number | null> =>
  (
    await db.optionalRow(
      z.object({ speaker_id: z.number() }),
      'select speaker_id from event_proposals where event_id = $1 and author_id = $2 and speaker_id is not null limit 1',
      [event, author],
    )
  )?.speaker_id ?? null;

export const selectSpeakersOf = (db: Queryable, author: number): Promise<{ event_id: number; speaker_id: number }[]> =>
  db.rows(
    z.object({ event_id: z.number(), speaker_id: z.number() }),
    `select distinct event_id, speaker_id from event_proposals where author_id = $1 and speaker_id is not null
     order by event_id, speaker_id`,
    [author],
  );

/** What is in a programme stays, without anybody’s name; the rest goes. */
export async function forgetAuthor(db: Queryable, author: number): Promise<void> {
  await db.run('delete from event_proposals where author_id = $1 and session_id is null', [author]);
  await db.run(
    `update event_proposals set author_id = null, co_speakers = '', note = '', line = '', due = false where author_id = $1`,
    [author],
  );
}
