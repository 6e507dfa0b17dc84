import type { Database } from '@devorbit/server/platform/database.ts';

/** Documents, and pages of each. */
const DOCUMENTS = 10_000;
const PAGES = 6;
/** Words of a page, and of the language that they are of; the first are on most pages, the last on a few. */
const WORDS = 220;
const VOCABULARY = 30_000;
const TURNS = 20;

/** As common as they are: on most pages, on many, on some, on a few, and two of them. */
const questions = ['w3', 'w40', 'w900', 'w12000', 'w29000', 'w40 w900', 'w12000 w900', 'w290'];

const at = (values: number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

/** Fills the hub with documents that have been prepared. */
async function fill(database: Database): Promise<void> {
  await database.run(
    `with made as (select at, md5(at::text) || md5('b' || at::text) as digest from generate_series(1, ${DOCUMENTS}) at),
       b as (insert into blobs (digest, size, stored_at) select digest, 1000, now() from made on conflict do nothing),
       u as (select min(id) as id from users)
     insert into resources (public_id, title, name, description, university, college, branch, year, semester, subject,
       resource_type, digest, file_name, file_type, size, scan, uploaded_by, uploaded_at)
     select 'bench' || at, 'Notes ' || at, 'Notes', '', 'pict', 'PICT', 'Computer', 1 + at % 4, 1 + at % 8, 'Subject ' || at % 50,
       'Learning Notes', digest, 'notes.pdf', 'pdf', 1000, 'not_scanned', u.id,
       date_trunc('milliseconds', now() - at * interval '1 minute') from made, u`,
  );
  await database.run(
    `insert into resource_preparations (digest, file_type, size, state, queued_at)
     select digest, 'pdf', 1000, 'ready', now() from resources where public_id like 'bench%'`,
  );
  await database.run(
    `insert into resource_pages (digest, page, label, text, ocr)
     select r.digest, page, 'Page ' || page, (
       -- Not the same words on every page: it hangs on the row, and on its own series, or the aggregate were the outer query's.
       select string_agg('w' || floor(${VOCABULARY} * power(random(), 3) + 0 * (r.id + page + word)), ' ')
       from generate_series(1, ${WORDS}) word
     ), false from resources r cross join generate_series(1, ${PAGES}) page where r.public_id like 'bench%'`,
  );
  await database.raw('analyze resource_pages, resources, resource_preparations');
}

/** How long a member waits for what is inside 10,000 documents, in ms. */
export async function insideTimes(
  { url, code }: { url: string; code: string },
  database: Database,
): Promise<{ inside_p50_ms: number; inside_p95_ms: number }> {
  await fill(database);
  const times: number[] = [];
  for (const question of questions) {
    const own: number[] = [];
    for (let turn = 0; turn < TURNS + 3; turn++) {
      const start = performance.now();
      const answer = await fetch(`${url}/api/documents/inside/?search=${encodeURIComponent(question)}`, {
        headers: { 'x-session-code': code },
      });
      const { results } = (await answer.json()) as { results: unknown[] };
      if (results.length === 0) throw new Error(`${question}: nothing found`);
      if (turn >= 3) own.push(performance.now() - start);
    }
    console.log(`inside: ${question}, p50 ${Math.round(at(own, 0.5))} ms`);
    times.push(...own);
  }
  return { inside_p50_ms: Math.round(at(times, 0.5)), inside_p95_ms: Math.round(at(times, 0.95)) };
}
