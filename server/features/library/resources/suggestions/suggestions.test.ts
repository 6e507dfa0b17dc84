import { listNotifications } from '@devorbit/contract/identity/notifications.ts';
import {
  decideSuggestion,
  listOwnSuggestions,
  listSuggestions,
  type Suggestion,
  withdrawSuggestion,
} from '@devorbit/contract/library/resource-suggestions.ts';
import { findDuplicate } from '@devorbit/contract/library/resource-uploads.ts';
import { searchInside, searchOneInside } from '@devorbit/contract/library/resources-inside.ts';
import {
  bookmarkResource,
  countResources,
  listResources,
  openResource,
  rateResource,
  showResource,
} from '@devorbit/contract/library/resources.ts';
import { decideReport, listReports, report, showDocumentAgain } from '@devorbit/contract/operations/reports.ts';
import { searchSite } from '@devorbit/contract/site/search.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { makePdf, makeZip } from '@devorbit/testkit/documents.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { erasureOf } from '../../../../platform/erasure.ts';
import { features } from '../../../../registry.ts';
import { eraseUser } from '../../../community/profiles/commands/erase-user.ts';
import { findSitemap } from '../../../site/findability/commands/find-sitemap.ts';
import { described, formOf, publish, sendForm, suggest } from '../_upload.ts';
import { heads } from '../head.ts';
import { purgeDeclined } from './jobs.ts';

let now = new Date('2026-11-20T10:00:00.000Z');
let house: House;
let member: SignedIn;
let other: SignedIn;
let staff: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  house = await openHouse({ clock: { now: () => now } });
  [member, other, staff, admin] = [
    await makeUser(house),
    await makeUser(house),
    await makeUser(house, { role: 'staff' }),
    await makeUser(house, { role: 'superuser' }),
  ];
  await house.database.raw("update sessions set expires_at = '2040-01-01'");
});
afterAll(() => house.close());
beforeEach(() => {
  now = new Date(now.getTime() + 1000);
});

let made = 0;
type Fields = Parameters<typeof suggest>[4];
const hand = (fields: Fields = {}, as = member): Promise<Suggestion> =>
  suggest(house.url, as.code, makePdf(`Suggested ${++made}`), 'notes.pdf', { title: `Suggested ${made}`, ...fields });
const queue = async () => (await call(house.url, listSuggestions, { as: admin.code, query: {} })).body;
const own = async (as: SignedIn) => (await call(house.url, listOwnSuggestions, { as: as.code })).body;
const decide = (id: number, decision: 'publish' | 'decline', reason = '', as = admin) =>
  call(house.url, decideSuggestion, { as: as.code, params: { id }, body: { decision, reason } });
const told = async (as: SignedIn) =>
  (await call(house.url, listNotifications, { as: as.code, query: {} })).body.notifications[0];
const status = async (address: string | null | undefined) => (await fetch(house.url + (address ?? '/'))).status;

describe('a suggestion', () => {
  test('is seen by its sender and superusers alone, in every call', async () => {
    const { resource } = await hand({ title: 'Zweitakter', description: 'Kolbenringe' });
    const { id, file_url } = resource;
    expect(resource).toMatchObject({ state: 'suggested', credit: member.user.username });
    expect(await status(file_url)).toBe(200);
    const digest = /file\/(\w{64})/.exec(file_url ?? '')?.[1] ?? '';
    await house.database.raw(
      `insert into resource_pages (digest, page, label, text, ocr) values ($1, 1, 'Page 1', 'Kolbenringe', false)`,
      [digest],
    );
    for (const as of [undefined, other.code, staff.code]) {
      const input = { as, params: { id } };
      expect((await refused(house.url, showResource, input)).status).toBe(404);
      const closed = as === undefined ? 401 : 404;
      expect((await refused(house.url, openResource, input)).status).toBe(closed);
      expect((await refused(house.url, searchOneInside, { ...input, query: { search: 'kolben' } })).status).toBe(
        closed,
      );
      expect((await refused(house.url, bookmarkResource, { ...input, body: { bookmarked: true } })).status).toBe(
        closed,
      );
      expect((await refused(house.url, rateResource, { ...input, body: { helpful: true } })).status).toBe(closed);
      if (as !== undefined) {
        const body = { kind: 'document', id: String(id), reason: 'spam' } as const;
        expect((await refused(house.url, report, { as, body })).status).toBe(404);
        expect((await call(house.url, searchInside, { as, query: { search: 'kolbenringe' } })).body.results).toEqual(
          [],
        );
        expect((await call(house.url, findDuplicate, { as, params: { digest } })).body.duplicate).toBeNull();
        const events = await fetch(`${house.url}/api/documents/${id}/preparation/`, {
          headers: { 'x-session-code': as },
        });
        expect(events.status).toBe(404);
      }
    }
    for (const as of [member.code, admin.code]) {
      expect((await call(house.url, openResource, { as, params: { id } })).body.resource.id).toBe(id);
      // Nobody keeps or counts what is not published.
      expect(
        (await refused(house.url, bookmarkResource, { as, params: { id }, body: { bookmarked: true } })).status,
      ).toBe(404);
      expect((await call(house.url, listResources, { as, query: { search: 'zweitakter' } })).body.results).toEqual([]);
    }
    expect((await call(house.url, showResource, { as: admin.code, params: { id } })).body.opens).toBe(0);
    expect((await call(house.url, countResources, { query: { search: 'zweitakter' } })).body.total).toBe(0);
    expect((await call(house.url, searchSite, { query: { q: 'zweitakter' } })).body.results).toEqual([]);
    expect(await findSitemap({ database: house.database, origin: () => '', pages: [] }, 'sitemap')).not.toContain(
      `/resources/${id}<`,
    );
    const head = heads.find(({ pages }) => pages.includes('resource'));
    await expect(head?.describe({ ...house, env: house.env } as never, { id: String(id) })).rejects.toThrow(
      'Resource not found',
    );
  });

  test('waits in the queue, the oldest first, and superusers are told', async () => {
    await house.database.raw('delete from resources');
    const first = await hand({ licence: 'cc-by', attribution: 'A. Nother' });
    const second = await hand({}, other);
    expect((await queue()).map(({ resource, suggested_by }) => [resource.id, suggested_by])).toEqual([
      [first.resource.id, member.user.username],
      [second.resource.id, other.user.username],
    ]);
    expect((await queue())[0]?.resource).toMatchObject({ licence: 'cc-by', attribution: 'A. Nother' });
    expect(await told(admin)).toMatchObject({
      kind: 'resources',
      title: `A document is waiting for your review: ${second.resource.title}`,
      link: `/resources/${second.resource.id}`,
    });
    expect((await own(member)).map(({ resource }) => resource.id)).toEqual([first.resource.id]);
    for (const as of [member.code, staff.code])
      expect((await refused(house.url, listSuggestions, { as, query: {} })).status).toBe(403);
  });

  test('is published, new from then on, in its sender’s name; its sender is told', async () => {
    const { resource } = await hand({ title: 'Planetary gears' });
    now = new Date(now.getTime() + 60_000);
    const { body } = await decide(resource.id, 'publish');
    expect(body).toMatchObject({ decided_at: now.toISOString(), reason: '', resource: { state: 'published' } });
    const shown = (await call(house.url, listResources, { query: {} })).body.results[0];
    expect(shown).toMatchObject({
      id: resource.id,
      uploaded_at: now.toISOString(),
      credit: member.user.username,
      file_url: null,
    });
    expect(await told(member)).toMatchObject({
      kind: 'resources',
      title: 'Your document is in the Resource Hub: Planetary gears',
      link: `/resources/${resource.id}`,
    });
    expect((await call(house.url, searchSite, { query: { q: 'planetary gears' } })).body.results).toMatchObject([
      { link: `/resources/${resource.id}` },
    ]);
    const acts = await house.database.raw('select act from audit_log where subject = $1', [`resource ${resource.id}`]);
    expect(acts.rows).toEqual([{ act: 'resource.publish' }]);
    // Nobody votes for their own, and their own opens do not count.
    await call(house.url, openResource, { as: member.code, params: { id: resource.id } });
    const own = { as: member.code, params: { id: resource.id } };
    expect((await refused(house.url, rateResource, { ...own, body: { helpful: true } })).status).toBe(403);
    expect(
      (await call(house.url, openResource, { as: other.code, params: { id: resource.id } })).body.resource.opens,
    ).toBe(1);
  });

  test('is declined with a reason, which its sender reads for a month', async () => {
    const { resource } = await hand();
    const { id } = resource;
    const refusal = await refused(house.url, decideSuggestion, {
      as: admin.code,
      params: { id },
      body: { decision: 'decline', reason: ' ' },
    });
    expect([refusal.status, refusal.body['error']]).toEqual([400, 'Enter a reason. The sender will see it.']);
    await decide(id, 'decline', 'The scan can’t be read.');
    expect(await told(member)).toMatchObject({
      title: `Your document was not accepted: ${resource.title}`,
      body: 'The scan can’t be read.',
    });
    expect((await own(member))[0]).toMatchObject({
      resource: { id, state: 'declined' },
      reason: 'The scan can’t be read.',
    });
    expect((await queue()).map((one) => one.resource.id)).not.toContain(id);
    expect((await refused(house.url, showResource, { as: other.code, params: { id } })).status).toBe(404);
    const purgeAfter = (days: number) =>
      purgeDeclined({ ...house, clock: { now: () => new Date(now.getTime() + days * 24 * 60 * 60 * 1000) } });
    await purgeAfter(29);
    expect((await call(house.url, showResource, { as: member.code, params: { id } })).body.state).toBe('declined');
    await purgeAfter(31);
    expect((await refused(house.url, showResource, { as: member.code, params: { id } })).status).toBe(404);
  });

  test('is decided once, however many decide at the same time', async () => {
    const { resource } = await hand();
    const { id } = resource;
    const answers = await Promise.allSettled([
      decide(id, 'publish'),
      decide(id, 'decline', 'No.'),
      decide(id, 'publish'),
      decide(id, 'decline', 'No.'),
    ]);
    expect(answers.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
    const late = await refused(house.url, decideSuggestion, {
      as: admin.code,
      params: { id },
      body: { decision: 'publish', reason: '' },
    });
    expect([late.status, late.body['error']]).toEqual([409, 'Someone has already reviewed this suggestion']);
    // What a superuser uploaded was never a suggestion.
    const uploaded = await publish(house.url, admin.code, makePdf(`Uploaded ${++made}`), 'a.pdf');
    const none = { as: admin.code, params: { id: uploaded.id }, body: { decision: 'decline', reason: 'No.' } } as const;
    expect((await refused(house.url, decideSuggestion, none)).status).toBe(404);
  });

  test('is withdrawn by its sender while it is not published', async () => {
    const { resource } = await hand();
    const { id, file_url } = resource;
    const withdraw = (as: SignedIn) => refused(house.url, withdrawSuggestion, { as: as.code, params: { id } });
    for (const as of [other, staff, admin]) expect((await withdraw(as)).status).toBe(404);
    await call(house.url, withdrawSuggestion, { as: member.code, params: { id } });
    expect((await withdraw(member)).status).toBe(404);
    expect(await status(file_url)).toBe(404);
    const kept = await hand();
    await decide(kept.resource.id, 'publish');
    const late = await refused(house.url, withdrawSuggestion, { as: member.code, params: { id: kept.resource.id } });
    expect(late.status).toBe(409);
  });

  test('goes with the account while nobody has published it; what is published stays, without the name', async () => {
    const leaving = await makeUser(house);
    const [waits, stays] = [await hand({}, leaving), await hand({}, leaving)];
    await decide(stays.resource.id, 'publish');
    const { id, email, username } = leaving.user;
    await house.database.transaction((tx) =>
      eraseUser(tx, erasureOf(features), { id, email, email_verified: true, renamed: username }),
    );
    await house.database.raw('update users set anonymised_at = now() where id = $1', [id]);
    const show = (which: Suggestion) => ({ as: admin.code, params: { id: which.resource.id } });
    expect((await refused(house.url, showResource, show(waits))).status).toBe(404);
    expect((await call(house.url, showResource, show(stays))).body).toMatchObject({ state: 'published', credit: null });
  });
});

describe('what is refused', () => {
  const send = async (file: Buffer | null, name: string, fields: Fields = {}, as = member) => {
    const { status: code, body } = await sendForm(
      house.url,
      as.code,
      formOf(file, name, fields),
      '/api/documents/suggest/',
    );
    return [code, body['error']];
  };

  test.each([
    [null, '', {}, 400, 'No file selected'],
    [makePdf(), 'a.exe', {}, 400, expect.stringMatching(/^Invalid file type/)],
    [Buffer.from('<html>'), 'a.pdf', {}, 400, expect.any(String)],
    [makePdf(), 'a.pdf', { title: '' }, 400, 'Please fill all required fields and select a file'],
    [makePdf(), 'a.pdf', { college: 'Hogwarts' }, 400, 'Choose a college from the list'],
    [makePdf(), 'a.pdf', { licence: 'cc-by' }, 400, 'This licence requires the author’s name'],
    [makePdf(), 'a.pdf', { source_url: 'file:///etc/passwd' }, 400, expect.stringContaining('http or https address')],
    [Buffer.alloc(0), 'a.pdf', {}, 400, 'This file is empty'],
  ] as const)('a file or a form that is wrong, case %#', async (file, name, fields, code, sentence) => {
    expect(await send(file, name, fields)).toEqual([code, sentence]);
  });

  test('bytes that are published, with the way to them; one’s own that wait; but not those that wait from others', async () => {
    const published = await publish(house.url, admin.code, makePdf('Known'), 'known.pdf', { title: 'Known' });
    const again = await sendForm(
      house.url,
      member.code,
      formOf(makePdf('Known'), 'mine.pdf'),
      '/api/documents/suggest/',
    );
    expect(again).toMatchObject({
      status: 409,
      body: { error: 'This file is already here', details: { id: published.id, title: 'Known' } },
    });
    const bytes = makePdf('Twice');
    const [first] = await Promise.all([send(bytes, 'a.pdf'), send(bytes, 'b.pdf'), send(bytes, 'c.pdf')]);
    expect((await own(member)).filter(({ resource }) => resource.title === described.title)).toHaveLength(1);
    expect(first).toBeDefined();
    expect(await send(bytes, 'd.pdf')).toEqual([409, 'You’ve already suggested this file. It’s waiting for review.']);
    expect((await send(bytes, 'a.pdf', { title: 'Of another' }, other))[0]).toBe(201);
    // Reviewers see that the same is published already.
    const [mine] = (await own(member)).filter(({ resource }) => resource.title === described.title);
    await decide(mine?.resource.id ?? 0, 'publish');
    const same = (await queue()).find(({ resource }) => resource.title === 'Of another');
    expect(same?.duplicate).toEqual({ id: mine?.resource.id, title: described.title });
  });

  test('more than 500 MB that wait, of one member', async () => {
    const greedy = await makeUser(house);
    await house.database.raw(`update sessions set expires_at = '2040-01-01'`);
    await hand({}, greedy);
    await house.database.raw(`update resources set size = 52428800 where uploaded_by = $1`, [greedy.user.id]);
    for (let at = 0; at < 9; at++) {
      const { resource } = await hand({}, greedy);
      await house.database.raw('update resources set size = 52428800 where id = $1', [resource.id]);
    }
    expect(await send(makePdf('One more'), 'a.pdf', {}, greedy)).toEqual([
      429,
      expect.stringContaining('500 MB of suggestions'),
    ]);
    expect((await send(makePdf('One more'), 'a.pdf', {}, other))[0]).toBe(201);
  });
});

describe('a document that was reported', () => {
  const tell = (id: number, as: SignedIn) =>
    call(house.url, report, {
      as: as.code,
      body: { kind: 'document', id: String(id), reason: 'copied', note: 'My book.' },
    });
  const open = async (id: number) =>
    (await call(house.url, listReports, { as: staff.code, query: {} })).body.find(
      ({ kind, link }) => kind === 'document' && link === `/resources/${id}`,
    );

  test('is taken down with a statement: nobody has it any more, and it cannot come back by the same bytes', async () => {
    const bytes = makeZip({ 'a.txt': 'Somebody else wrote this' });
    const { resource } = await suggest(house.url, member.code, bytes, 'book.zip', { title: 'A whole book' });
    const { id, file_url } = resource;
    await decide(id, 'publish');
    await call(house.url, bookmarkResource, { as: other.code, params: { id }, body: { bookmarked: true } });
    await tell(id, other);
    const found = await open(id);
    expect(found).toMatchObject({ name: 'A whole book', owner: { username: member.user.username }, owner_removed: 0 });
    const decided = await call(house.url, decideReport, {
      as: staff.code,
      params: { id: found?.id ?? 0 },
      body: { decision: 'hide', note: 'The publisher asked us to.' },
    });
    expect(decided.body.owner_removed).toBe(1);
    expect(await told(member)).toMatchObject({
      title: 'The moderators took down your document “A whole book”.',
      body: 'The publisher asked us to.',
    });
    for (const as of [undefined, other.code, member.code]) {
      const { status: code, body } = await refused(house.url, showResource, { as, params: { id } });
      expect([code, body['error']]).toEqual([404, 'This document was taken down after a report']);
    }
    expect(await status(file_url)).toBe(404);
    expect((await call(house.url, listResources, { query: { search: 'a whole book' } })).body.results).toEqual([]);
    const marked = { as: other.code, query: { bookmarked: 'true' } } as const;
    expect((await call(house.url, listResources, marked)).body.results).toEqual([]);
    expect((await own(member)).find((one) => one.resource.id === id)).toMatchObject({
      resource: { state: 'hidden' },
      reason: 'The publisher asked us to.',
    });
    // Staff look at what they decided about.
    expect((await call(house.url, openResource, { as: staff.code, params: { id } })).body.resource.state).toBe(
      'hidden',
    );
    for (const [as, path] of [
      [other, '/api/documents/suggest/'],
      [admin, '/api/upload/'],
    ] as const) {
      const refusal = await sendForm(house.url, as.code, formOf(bytes, 'again.zip'), path);
      expect([refusal.status, refusal.body['error']]).toEqual([
        409,
        'This file was taken down after a report, so it can’t be shared again',
      ]);
    }
    // A decision that was wrong is taken back.
    await call(house.url, showDocumentAgain, { as: staff.code, params: { id } });
    expect((await call(house.url, showResource, { params: { id } })).body.state).toBe('published');
    expect((await call(house.url, listResources, marked)).body.results.map((one) => one.id)).toEqual([id]);
    expect((await refused(house.url, showDocumentAgain, { as: staff.code, params: { id } })).status).toBe(409);
  });

  test('stays where the moderators dismiss it; its uploader does not report it', async () => {
    const { id } = await publish(house.url, admin.code, makePdf(`Fine ${++made}`), 'fine.pdf');
    const own = { as: admin.code, body: { kind: 'document', id: String(id), reason: 'spam' } } as const;
    expect((await refused(house.url, report, own)).status).toBe(400);
    await tell(id, other);
    expect((await refused(house.url, report, { ...own, as: other.code })).status).toBe(409);
    const found = await open(id);
    await call(house.url, decideReport, {
      as: staff.code,
      params: { id: found?.id ?? 0 },
      body: { decision: 'dismiss', note: '' },
    });
    expect((await call(house.url, showResource, { params: { id } })).status).toBe(200);
    for (const wrong of ['0', '-1', '1e3', '99999999', 'x', '1 or 1=1'])
      expect(
        (await refused(house.url, report, { ...own, as: other.code, body: { ...own.body, id: wrong } })).status,
      ).toBe(404);
  });
});
