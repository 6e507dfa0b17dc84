import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { joinTicket, packTicket, splitTicket } from '@devorbit/contract/events/ticket-format.ts';
import type { Database } from '@devorbit/server/platform/database.ts';
import { chromium, type Page } from '@playwright/test';
import { z } from 'zod';
import { wholeBrowser } from '../../e2e/fixtures/browser.ts';
import { writeFilm } from './qr-film.ts';

type Person = { id: number; code: string };
type Given = {
  database: Database;
  /** The server’s address. */
  url: string;
  folder: string;
  people: (count: number) => Promise<Person[]>;
  makeEvent: (by: number) => Promise<number>;
};

const TICKETS = 50;
const GUESTS = 1_000;
const PATIENCE_MS = 180_000;
const Count = z.object({ count: z.number() });

const place = async (database: Database, event: number, users: number[]): Promise<void> =>
  void (await database.run(
    `insert into registrations (event_id, user_id, state, queue, registered_at, updated_at)
     select $1, id, 'confirmed', nextval('registration_queue'), now(), now() from unnest($2::integer[]) id`,
    [event, users],
  ));

/** Chromium with a film as its camera, signed in, at the entrance of an event. */
async function entrance({ url, folder }: Given, event: number, by: Person, texts: string[]) {
  const film = join(folder, `film-${event}.y4m`);
  writeFilm(film, texts);
  const browser = await chromium.launch({
    ...wholeBrowser,
    args: [
      ...wholeBrowser.args,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  });
  const context = await browser.newContext();
  const session = {
    session_code: by.code,
    expires_at: '2099-01-01T00:00:00.000Z',
    user: {
      id: by.id,
      username: `bench_${by.id}`,
      email: `bench_${by.id}@example.com`,
      full_name: 'Bench',
      is_staff: false,
      is_superuser: false,
    },
  };
  await context.addInitScript((kept) => localStorage.setItem('devorbit.session', kept), JSON.stringify(session));
  const page = await context.newPage();
  await page.goto(`${url}/events-hackathons/${event}/check-in`);
  return { browser, context, page };
}

async function until(page: Page, done: () => Promise<boolean>): Promise<boolean> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    if (await done()) return true;
    await page.waitForTimeout(200);
  }
  return false;
}

/** How many came, and how many of them by more than one scan that let in. */
async function arrivals(database: Database, event: number): Promise<{ arrived: number; scans: number }> {
  const arrived = await database.row(
    Count,
    'select count(*) as count from registrations where event_id = $1 and checked_in_at is not null',
    [event],
  );
  const scans = await database.row(
    Count,
    'select count(distinct registration_id) as count from check_ins where event_id = $1',
    [event],
  );
  return { arrived: arrived.count, scans: scans.count };
}

/**
 * 50 tickets from a film in Chromium, with a network and without one and sent later; among them one that is forged, one of
 * another event, one that was issued anew and one whose place was given back. The list of 1,000 guests, and its size.
 * `answered_p50_ms` is from the call of a scan to its answer.
 */
export async function scan(given: Given): Promise<object> {
  const { database, url, people, makeEvent } = given;
  const [maker, ...guests] = await people(TICKETS + 3);
  if (maker === undefined) throw new Error('nobody organizes it');
  const get = async <T>(path: string, code: string): Promise<T> =>
    (await (await fetch(url + path, { headers: { 'x-session-code': code } })).json()) as T;
  const ticketOf = async (event: number, { code }: Person): Promise<string> =>
    (await get<{ text: string }>(`/api/events/${event}/ticket/`, code)).text;

  const prepare = async () => {
    const [event, elsewhere] = [await makeEvent(maker.id), await makeEvent(maker.id)];
    await place(
      database,
      event,
      guests.map(({ id }) => id),
    );
    await place(database, elsewhere, [maker.id]);
    const texts: string[] = [];
    for (const guest of guests) texts.push(await ticketOf(event, guest));
    const [renewed, gone] = guests.slice(-2);
    const old = texts.splice(-2);
    await database.run('update registrations set ticket_issue = 2 where event_id = $1 and user_id = $2', [
      event,
      renewed?.id,
    ]);
    await database.run(`update registrations set state = 'cancelled' where event_id = $1 and user_id = $2`, [
      event,
      gone?.id,
    ]);
    const [one, two] = [splitTicket(texts[0] ?? ''), splitTicket(texts[1] ?? '')];
    if (one === null || two === null) throw new Error('no tickets');
    const forged = joinTicket(packTicket({ ...one, registration: two.registration }), one.signature);
    return { event, film: [...texts, ...old, forged, await ticketOf(elsewhere, maker)] };
  };

  // With a network.
  const first = await prepare();
  const outcomes = new Map<string, number>();
  const times: number[] = [];
  const online = await entrance(given, first.event, maker, first.film);
  online.page.on('requestfinished', (request) => {
    if (request.method() !== 'POST' || !request.url().endsWith('/check-in/')) return;
    void (async () => {
      const answer = await request.response();
      if (answer === null) return;
      const { results } = (await answer.json()) as { results: { outcome: string }[] };
      for (const { outcome } of results) outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      times.push(request.timing().responseEnd);
    })();
  });
  const began = performance.now();
  await online.page.getByRole('button', { name: 'Start the camera' }).click();
  const refusals = ['forged', 'foreign', 'reissued', 'no_place'];
  const all = await until(
    online.page,
    async () =>
      (await arrivals(database, first.event)).arrived === TICKETS && refusals.every((refusal) => outcomes.has(refusal)),
  );
  const online_s = (performance.now() - began) / 1000;
  await online.browser.close();

  // Without one: the page is open and has its list; then nothing is reached.
  const second = await prepare();
  const offline = await entrance(given, second.event, maker, second.film);
  await offline.page.getByText(`0 of ${TICKETS + 1} guests in`).waitFor();
  await offline.page.getByRole('button', { name: 'Start the camera' }).waitFor();
  await offline.page.waitForTimeout(1_500);
  await offline.context.setOffline(true);
  await offline.page.getByRole('button', { name: 'Start the camera' }).click();
  const kept = await until(
    offline.page,
    async () => (await offline.page.getByText(`${TICKETS} of ${TICKETS + 1} guests in`).count()) > 0,
  );
  const before = await arrivals(database, second.event);
  await offline.page.getByRole('button', { name: 'Stop the camera' }).click();
  await offline.context.setOffline(false);
  const synced = await until(
    offline.page,
    async () =>
      (await offline.page.getByText('not sent yet').count()) === 0 &&
      (await arrivals(database, second.event)).arrived === TICKETS,
  );
  const after = await arrivals(database, second.event);
  await offline.browser.close();

  const large = await makeEvent(maker.id);
  await database.run(
    `with people as (
       insert into users (username, email, full_name, password_hash, date_joined)
       select 'scan_' || n, 'scan_' || n || '@example.com', md5(n::text) || ' ' || left(md5((n * 7)::text), 8), 'x', now()
       from generate_series(1, ${GUESTS}) n returning id
     )
     insert into registrations (event_id, user_id, state, queue, registered_at, updated_at)
     select $1, id, 'confirmed', nextval('registration_queue'), now(), now() from people`,
    [large],
  );
  const list = await get<{ guests: unknown[] }>(`/api/events/${large}/check-in/`, maker.code);
  const list_kb = gzipSync(JSON.stringify(list)).length / 1024;

  const sorted = times.toSorted((a, b) => a - b);
  const answered_p50_ms = sorted[Math.floor(sorted.length / 2)] ?? Number.POSITIVE_INFINITY;
  const online_arrived = (await arrivals(database, first.event)).arrived;
  const ok =
    all &&
    kept &&
    synced &&
    before.arrived === 0 &&
    after.arrived === TICKETS &&
    after.scans === TICKETS &&
    answered_p50_ms <= 300 &&
    list.guests.length === GUESTS &&
    list_kb <= 150;
  return {
    bench: 'scan',
    ok,
    online_arrived,
    online_s: Number(online_s.toFixed(1)),
    answered_p50_ms: Number(answered_p50_ms.toFixed(1)),
    outcomes: Object.fromEntries(outcomes),
    offline_kept: kept,
    offline_arrived: after.arrived,
    list_kb: Number(list_kb.toFixed(1)),
  };
}
