import { type ConvertibleType, convertibleTypes } from '@devorbit/contract/execution/documents.ts';
import { Preparation } from '@devorbit/contract/library/preparation.ts';
import { z } from 'zod';
import type { Queryable } from '../../../../platform/database.ts';
import { insertRendition, type Rendition } from '../file-store.ts';

/** Of the queues `documents` and `ocr`. */
export type DocumentJob = { digest: string };

/** Documents that are in the queue at a time; the others wait in their rows. */
const MOST_QUEUED = 100;
/** A job that has not begun for so long is lost. */
const LOST_AFTER = "interval '1 hour'";

type New = { digest: string; file_type: ConvertibleType; size: number; at: Date; sample: boolean };

/** Promises that the bytes will be prepared. Does nothing where that is promised, or done, already. */
export const insertPreparation = (db: Queryable, { digest, file_type, size, at, sample }: New): Promise<number> =>
  db.run(
    `insert into resource_preparations (digest, file_type, size, state, queued_at, priority)
     values ($1, $2, $3, 'waiting', $4, case when $5 then 0 else 1 end)
     on conflict (digest) do nothing`,
    [digest, file_type, size, at, sample],
  );

const Queued = z.object({ digest: z.string(), priority: z.number() });
type Queued = z.infer<typeof Queued>;

/** Marks those as queued that have waited longest, samples last, as many as there is room for; answers which. */
export async function updateQueued(tx: Queryable, at: Date): Promise<Queued[]> {
  return tx.rows(
    Queued,
    `update resource_preparations set sent_at = $1 where digest in (
       select digest from resource_preparations where state = 'waiting' and sent_at is null order by priority desc, queued_at, digest
       limit greatest(0, ${MOST_QUEUED} - (select count(*) from resource_preparations
         where state in ('waiting', 'preparing') and sent_at is not null))
       for update skip locked
     ) returning digest, priority`,
    [at],
  );
}

/** The same for those whose scans are to be read. */
export async function updateOcrQueued(tx: Queryable, at: Date): Promise<Queued[]> {
  return tx.rows(
    Queued,
    `update resource_preparations set ocr_sent_at = $1 where digest in (
       select digest from resource_preparations where ocr = 'waiting' and ocr_sent_at is null order by priority desc, queued_at, digest
       limit greatest(0, ${MOST_QUEUED} - (select count(*) from resource_preparations
         where ocr in ('waiting', 'reading') and ocr_sent_at is not null))
       for update skip locked
     ) returning digest, priority`,
    [at],
  );
}

/** Those whose jobs are lost wait again. */
export async function updateLost(tx: Queryable, now: Date): Promise<void> {
  await tx.run(
    `update resource_preparations set state = 'waiting', sent_at = null
     where state in ('waiting', 'preparing') and sent_at < $1::timestamptz - ${LOST_AFTER}`,
    [now],
  );
  await tx.run(
    `update resource_preparations set ocr = 'waiting', ocr_sent_at = null
     where ocr in ('waiting', 'reading') and ocr_sent_at < $1::timestamptz - ${LOST_AFTER}`,
    [now],
  );
}

/** The types of those that wait for programs, and whether scans do. */
export async function selectMissing(db: Queryable): Promise<{ types: ConvertibleType[]; ocr: boolean }> {
  const rows = await db.rows(
    z.object({ file_type: z.enum(convertibleTypes), ocr: z.boolean() }),
    `select distinct file_type, false as ocr from resource_preparations where state = 'unavailable'
     union all (select file_type, true from resource_preparations where ocr = 'unavailable' limit 1)`,
  );
  return { types: rows.flatMap((row) => (row.ocr ? [] : [row.file_type])), ocr: rows.some(({ ocr }) => ocr) };
}

/** What they waited for is there. */
export const updateAvailable = (tx: Queryable, types: readonly ConvertibleType[]): Promise<number> =>
  tx.run(
    `update resource_preparations set state = 'waiting', sent_at = null, reason = null
     where state = 'unavailable' and file_type = any ($1)`,
    [types],
  );
export const updateOcrAvailable = (tx: Queryable): Promise<number> =>
  tx.run(
    `update resource_preparations set ocr = 'waiting', ocr_sent_at = null, ocr_reason = null where ocr = 'unavailable'`,
  );

const Work = z.object({
  digest: z.string(),
  file_type: z.enum(convertibleTypes),
  size: z.number(),
  attempt: z.number(),
  ocr_pages: z.array(z.number()),
});
/** One try. */
export type Work = z.infer<typeof Work>;
const WORK = 'digest, file_type, size, attempt, ocr_pages';

/** Begins a try; null where there is nothing to do any more. */
export const beginPreparing = (tx: Queryable, digest: string, at: Date): Promise<Work | null> =>
  tx.optionalRow(
    Work,
    `update resource_preparations set state = 'preparing', attempt = attempt + 1, sent_at = $2, step = null,
       step_at = null, step_of = null
     where digest = $1 and state in ('waiting', 'preparing') returning ${WORK}`,
    [digest, at],
  );

/** The same of reading its scans. */
export const beginReading = (tx: Queryable, digest: string, at: Date): Promise<Work | null> =>
  tx.optionalRow(
    Work,
    `update resource_preparations set ocr = 'reading', attempt = attempt + 1, ocr_sent_at = $2, step = null,
       step_at = null, step_of = null
     where digest = $1 and ocr in ('waiting', 'reading') and state in ('ready', 'partial') returning ${WORK}`,
    [digest, at],
  );

type Step = { step: string; at?: number | undefined; of?: number | undefined };

/** Answers false where another try has begun, or the document has gone. */
export const updateStep = async (db: Queryable, { digest, attempt }: Work, { step, at, of }: Step): Promise<boolean> =>
  (await db.run(
    `update resource_preparations set step = $3, step_at = $4, step_of = $5 where digest = $1 and attempt = $2`,
    [digest, attempt, step, at ?? null, of ?? null],
  )) > 0;

type Ended = {
  state: Preparation['state'];
  reason: string | null;
  pages?: number | null;
  ocrPages?: readonly number[];
  tools?: string;
};

/** Answers false where another try has begun, or the document has gone. */
export const updateEnded = async (
  tx: Queryable,
  { digest, attempt }: Work,
  { state, reason, pages = null, ocrPages = [], tools = '' }: Ended,
): Promise<boolean> =>
  (await tx.run(
    `update resource_preparations set state = $3, reason = $4, pages = $5, ocr_pages = $6,
       ocr = case when cardinality($6::integer[]) > 0 then 'waiting' else 'none' end, ocr_reason = null,
       ocr_sent_at = null, tools = $7, step = null, step_at = null, step_of = null
     where digest = $1 and attempt = $2`,
    [digest, attempt, state, reason?.slice(0, 1000) ?? null, pages, ocrPages, tools],
  )) > 0;

export const updateOcrEnded = async (
  tx: Queryable,
  { digest, attempt }: Work,
  { ocr, reason }: { ocr: Preparation['ocr']; reason: string | null },
): Promise<boolean> =>
  (await tx.run(
    `update resource_preparations set ocr = $3, ocr_reason = $4, step = null, step_at = null, step_of = null
     where digest = $1 and attempt = $2`,
    [digest, attempt, ocr, reason?.slice(0, 1000) ?? null],
  )) > 0;

/** Counts a try that a runner broke off; answers how many there were. */
export async function countFailure(db: Queryable, { digest, attempt }: Work): Promise<number> {
  const row = await db.optionalRow(
    z.object({ failures: z.number() }),
    'update resource_preparations set failures = failures + 1 where digest = $1 and attempt = $2 returning failures',
    [digest, attempt],
  );
  return row?.failures ?? 0;
}

/** Ends what no try could bring to an end; it is tried again where no runner was to be had. */
export const updateGivenUp = (
  db: Queryable,
  digest: string,
  reason: { failed: string; away: string },
): Promise<number> =>
  db.run(
    `update resource_preparations set state = case when failures > 0 then 'failed' else 'unavailable' end,
       reason = case when failures > 0 then $2 else $3 end, step = null, step_at = null, step_of = null
     where digest = $1 and state in ('waiting', 'preparing')`,
    [digest, reason.failed, reason.away],
  );
export const updateOcrGivenUp = (db: Queryable, digest: string, reason: string): Promise<number> =>
  db.run(
    `update resource_preparations set ocr = 'failed', ocr_reason = $2, step = null, step_at = null, step_of = null
     where digest = $1 and ocr in ('waiting', 'reading')`,
    [digest, reason],
  );

/** Begins anew; what was made before stays until there is better. Answers false where it has not come to an end. */
export const updateAnew = async (tx: Queryable, digest: string, at: Date): Promise<boolean> =>
  (await tx.run(
    `update resource_preparations set state = 'waiting', reason = null, failures = 0, ocr = 'none', ocr_reason = null,
       ocr_pages = '{}', queued_at = $2, sent_at = null, ocr_sent_at = null
     where digest = $1 and state not in ('waiting', 'preparing') and ocr not in ('waiting', 'reading')`,
    [digest, at],
  )) > 0;

export type NewPage = { page: number; label: string; text: string; ocr: boolean };
/** Rows of one statement. */
const AT_A_TIME = 100;

/** Writes pages, in place of those of the same number. */
export async function upsertPages(tx: Queryable, digest: string, pages: readonly NewPage[]): Promise<void> {
  for (let at = 0; at < pages.length; at += AT_A_TIME) {
    const some = pages.slice(at, at + AT_A_TIME);
    await tx.run(
      `insert into resource_pages (digest, page, label, text, ocr)
       select $1, * from unnest($2::integer[], $3::text[], $4::text[], $5::boolean[])
       on conflict (digest, page) do update set label = excluded.label, text = excluded.text, ocr = excluded.ocr`,
      [
        digest,
        some.map(({ page }) => page),
        some.map(({ label }) => label),
        some.map(({ text }) => text),
        some.map(({ ocr }) => ocr),
      ],
    );
  }
}
export const deletePages = (tx: Queryable, digest: string): Promise<number> =>
  tx.run('delete from resource_pages where digest = $1', [digest]);

export type MadeRendition = Rendition & { kind: 'pdf' | 'grid' | 'entries' };

/** What a runner made, in place of what one made before. */
export async function replaceMade(tx: Queryable, digest: string, made: readonly MadeRendition[]): Promise<void> {
  await tx.run(`delete from resource_renditions where digest = $1 and kind in ('pdf', 'grid', 'entries')`, [digest]);
  for (const rendition of made) await insertRendition(tx, digest, rendition);
}

/** How many pages the documents with these bytes have. Answers for how many that is new. */
export async function updatePageCount(tx: Queryable, digest: string, pages: number): Promise<number> {
  const documents = 'update resources set pages = $2 where digest = $1 and pages is distinct from $2';
  const changed = await tx.run(documents, [digest, pages]);
  await tx.run('update resource_versions set pages = $2 where digest = $1', [digest, pages]);
  return changed;
}

const Row = z.object({
  digest: z.string(),
  state: Preparation.shape.state,
  step: Preparation.shape.step,
  step_at: z.number().nullable(),
  step_of: z.number().nullable(),
  ahead: z.number().nullable(),
  reason: z.string().nullable(),
  searchable: z.number(),
  ocr: Preparation.shape.ocr,
  ocr_reason: z.string().nullable(),
});
export type Row = z.infer<typeof Row>;

/** How far it is with a document; null where there is no such one, or nothing is made of it. */
export const selectOptionalPreparation = (db: Queryable, id: number): Promise<Row | null> =>
  db.optionalRow(
    Row,
    `select p.digest, p.state, step, step_at, step_of, p.reason, ocr, ocr_reason,
       (select count(*) from resource_pages t where t.digest = p.digest and t.text <> '') as searchable,
       case when p.state = 'waiting' then (select count(*) from resource_preparations o
         where o.state in ('waiting', 'preparing')
           and (o.priority > p.priority or o.priority = p.priority and o.queued_at < p.queued_at)) end as ahead
     from resources r join resource_preparations p on p.digest = r.digest where r.id = $1`,
    [id],
  );

/** The size of bytes that runners may ask for; null where they may not. */
export async function selectOptionalSize(db: Queryable, digest: string): Promise<number | null> {
  const row = await db.optionalRow(
    z.object({ size: z.number() }),
    'select size from resource_preparations where digest = $1',
    [digest],
  );
  return row?.size ?? null;
}
