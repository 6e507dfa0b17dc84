import { createHash } from 'node:crypto';
import { type EntryFiles, listEntryFiles, removeEntryFile } from '@devorbit/contract/events/entry-files.ts';
import { removeFromTeam } from '@devorbit/contract/events/hackathons.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { formTeam, keep, newGuest, openHackathon } from '../_hackathon-guests.ts';

const MB = 1024 * 1024;
let house: House;
let organizer: SignedIn;
let png: Buffer;
let now: Date;
const clock = { now: () => now };
beforeAll(async () => {
  now = new Date();
  house = await openHouse({ clock });
  organizer = await makeUser(house);
  const blank = sharp({ create: { width: 2_400, height: 300, channels: 3, background: '#136' } });
  png = await blank
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .png()
    .toBuffer();
});
afterAll(() => house.close());
beforeEach(() => {
  now = new Date();
});

/** A hackathon with a team of one, whose entry is a draft. */
async function begin(): Promise<{ id: number; first: SignedIn; entry: number }> {
  const id = await openHackathon(house, organizer, now);
  const first = await newGuest(house, id);
  await formTeam(house, id, { name: 'Night shift', first });
  return { id, first, entry: (await keep(house, id, first)).id };
}
type Answer = { status: number; body: EntryFiles & { error?: string } };
async function post(path: string, as: SignedIn | null, form: FormData): Promise<Answer> {
  const answer = await fetch(`${house.url}${path}`, {
    method: 'POST',
    headers: as === null ? {} : { 'x-session-code': as.code },
    body: form,
  });
  return { status: answer.status, body: (await answer.json()) as Answer['body'] };
}
function sendFile(
  id: number,
  as: SignedIn | null,
  name: string,
  bytes: string | Uint8Array<ArrayBuffer> = 'notes',
): Promise<Answer> {
  const form = new FormData();
  form.set('file', new File([bytes], name, { type: 'text/html' }));
  return post(`/api/events/${id}/entry/files/`, as, form);
}
function sendPicture(
  id: number,
  as: SignedIn,
  bytes: string | Uint8Array<ArrayBuffer>,
  alt = 'The first screen',
): Promise<Answer> {
  const form = new FormData();
  form.set('alt', alt);
  form.set('picture', new File([bytes], 'screen.png'));
  return post(`/api/events/${id}/entry/pictures/`, as, form);
}
const list = async (id: number, entry: number, as?: SignedIn): Promise<EntryFiles> =>
  (await call(house.url, listEntryFiles, { params: { id, entry }, ...(as ? { as: as.code } : {}) })).body;
const fetchFrom = (address: string, headers: Record<string, string> = {}) =>
  fetch(`${house.url}${address}`, { headers });

test('a picture is drawn anew and described; a file comes back as it was, and is never shown', async () => {
  const { id, first, entry } = await begin();
  expect((await sendPicture(id, first, new Uint8Array(png))).status).toBe(201);
  const html = '<script>alert(1)</script>';
  const { status, body } = await sendFile(id, first, String.raw`C:\fakepath\Größe ☂.html`, html);
  expect(status).toBe(201);
  expect(body.pictures).toMatchObject([{ alt: 'The first screen' }]);
  expect(body.files).toMatchObject([{ name: 'Größe ☂.html', size: html.length }]);
  const picture = await fetchFrom(body.pictures[0]?.address ?? '');
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
  const drawn = Buffer.from(await picture.arrayBuffer());
  const { width, height, exif } = await sharp(drawn).metadata();
  expect([width, height, exif]).toEqual([1_600, 200, undefined]);
  expect(body.bytes).toBe(drawn.length + html.length);

  const address = body.files[0]?.address ?? '';
  const file = await fetchFrom(address);
  expect(await file.text()).toBe(html);
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': expect.stringMatching(/^attachment;.*Gr%C3%B6%C3%9Fe/),
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    etag: `"${createHash('sha256').update(html).digest('hex')}"`,
  });
  const part = await fetchFrom(address, { range: 'bytes=1-6' });
  expect([part.status, await part.text()]).toEqual([206, 'script']);
  expect((await fetchFrom(address, { 'if-none-match': file.headers.get('etag') ?? '' })).status).toBe(304);
  expect((await list(id, entry, organizer)).files).toHaveLength(1);
});

test('whoever may not see an entry sees none of its files; an address is for what was signed, and for ten minutes', async () => {
  const { id, first, entry } = await begin();
  const { files } = (await sendFile(id, first, 'notes.txt')).body;
  const address = files[0]?.address ?? '';
  const [path = ''] = address.split('?');
  const guest = await newGuest(house, id);
  expect(await refused(house.url, listEntryFiles, { as: guest.code, params: { id, entry } })).toMatchObject({
    status: 404,
  });
  const asked = async (to: string, as?: SignedIn) =>
    (await fetchFrom(to, as ? { 'x-session-code': as.code } : {})).status;
  expect([await asked(path), await asked(path, guest), await asked(path, first), await asked(path, organizer)]).toEqual(
    [404, 404, 200, 200],
  );
  const other = (await sendFile(id, first, 'other.txt', 'other')).body.files[1]?.address.split('?')[0];
  expect(await asked(`${other}?${address.split('?')[1]}`)).toBe(403);
  expect(await asked(`${path.replace(/[0-9a-f]{64}$/, 'a'.repeat(64))}`, first)).toBe(404);
  now = new Date(now.getTime() + 11 * 60_000);
  expect(await asked(address)).toBe(403);
  await keep(house, id, first, { submitted: true, revision: 1 });
  now = new Date(now.getTime() + 20 * 60_000);
  const open = (await list(id, entry)).files[0]?.address ?? '';
  expect([open, await asked(open)]).toEqual([path, 200]);
});

test('an address is good while its holder may see the entry: not once they left the team, nor suspended', async () => {
  const id = await openHackathon(house, organizer, now);
  const [first, second] = [await newGuest(house, id), await newGuest(house, id)];
  await formTeam(house, id, { name: 'Late shift', first, others: [second] });
  const entry = (await keep(house, id, first)).id;
  await sendFile(id, first, 'notes.txt');
  const addressOf = async (as: SignedIn) => (await list(id, entry, as)).files[0]?.address ?? '';
  const [own, mate, theirs] = [await addressOf(first), await addressOf(second), await addressOf(organizer)];
  const asked = async (address: string) => (await fetchFrom(address)).status;
  expect([await asked(own), await asked(mate), await asked(theirs)]).toEqual([200, 200, 200]);
  await call(house.url, removeFromTeam, { as: first.code, params: { id, username: second.user.username } });
  await house.database.run("update users set suspended_at = now(), suspended_reason = 'Spam' where id = $1", [
    first.user.id,
  ]);
  expect([await asked(own), await asked(mate), await asked(theirs)]).toEqual([404, 404, 200]);
});

test('only the team adds and removes, while submissions are open and there is an entry', async () => {
  const { id, first, entry } = await begin();
  const { files } = (await sendFile(id, first, 'notes.txt')).body;
  const file = files[0]?.id ?? 0;
  const [guest, other, stranger] = [await newGuest(house, id), await newGuest(house, id), await makeUser(house)];
  await formTeam(house, id, { name: 'Day shift', first: other });
  expect((await sendFile(id, null, 'a.txt')).status).toBe(401);
  expect((await sendFile(id, stranger, 'a.txt')).status).toBe(403);
  expect((await sendFile(id, guest, 'a.txt')).status).toBe(404);
  expect(await sendFile(id, other, 'a.txt')).toMatchObject({
    status: 409,
    body: { error: 'Save a draft first, then add pictures and files' },
  });
  await keep(house, id, other);
  const remove = ({ code: as }: SignedIn) => ({ as, params: { id, file } });
  for (const [who, status] of [
    [stranger, 403],
    [guest, 404],
    [other, 404],
    [organizer, 403],
  ] as const)
    expect(await refused(house.url, removeEntryFile, remove(who))).toMatchObject({ status });
  now = new Date(now.getTime() + 31 * 60_000);
  const late = { status: 409, body: { error: 'Submissions have closed' } };
  expect(await sendFile(id, first, 'late.txt')).toMatchObject(late);
  expect(await sendPicture(id, first, new Uint8Array(png))).toMatchObject(late);
  expect(await refused(house.url, removeEntryFile, remove(first))).toMatchObject(late);
  now = new Date(now.getTime() - 5 * 60_000);
  expect((await list(id, entry, first)).files).toHaveLength(1);
  expect((await call(house.url, removeEntryFile, remove(first))).body).toEqual({ pictures: [], files: [], bytes: 0 });
  expect((await refused(house.url, removeEntryFile, remove(first))).status).toBe(404);
});

test('names, pictures and descriptions that are none are refused; a name is used once', async () => {
  const { id, first, entry } = await begin();
  for (const name of ['..', 'a/', 'x'.repeat(121), 'invoice\u202efdp.exe'])
    expect([name, (await sendFile(id, first, name)).status]).toEqual([name, 400]);
  await sendFile(id, first, 'notes.txt');
  expect(await sendFile(id, first, 'NOTES.txt', 'again')).toMatchObject({
    status: 409,
    body: { error: 'The entry already has a file with this name' },
  });
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  for (const bytes of [svg, 'no picture', new Uint8Array(png.subarray(0, 200))])
    expect((await sendPicture(id, first, bytes)).status).toBe(400);
  expect((await sendPicture(id, first, new Uint8Array(png), ' ')).status).toBe(400);
  const noForm = await fetch(`${house.url}/api/events/${id}/entry/files/`, {
    method: 'POST',
    headers: { 'x-session-code': first.code, 'content-type': 'application/json' },
    body: '{}',
  });
  expect(noForm.status).toBe(400);
  expect(await list(id, entry, first)).toMatchObject({ pictures: [], files: [{ name: 'notes.txt' }] });
});

test('six pictures, twenty files and 100 MB in all, also where several come at once; with the entry they go', async () => {
  const { id, first, entry } = await begin();
  const pictures = await Promise.all(
    Array.from({ length: 8 }, (_, at) => sendPicture(id, first, new Uint8Array(png), `Screen ${at}`)),
  );
  expect(pictures.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 201, 201, 201, 409, 409]);
  const files = await Promise.all(Array.from({ length: 22 }, (_, at) => sendFile(id, first, `${at}.txt`, `${at}`)));
  expect(files.filter(({ status }) => status === 201)).toHaveLength(20);
  expect(files.filter(({ status }) => status === 409)).toHaveLength(2);

  const { id: narrow, first: lone, entry: full } = await begin();
  await sendFile(narrow, lone, 'large.bin', 'x');
  await house.database.run('update entry_files set size = $2 where entry_id = $1', [full, 100 * MB - 3]);
  expect(await sendFile(narrow, lone, 'four.bin', 'four')).toMatchObject({
    status: 413,
    body: { error: 'The pictures and files of an entry can have up to 100 MB in total' },
  });
  const both = await Promise.all([sendFile(narrow, lone, 'a.bin', 'aa'), sendFile(narrow, lone, 'b.bin', 'bb')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 413]);
  expect((await sendFile(narrow, lone, 'c.bin', 'c')).status).toBe(201);
  expect((await sendFile(narrow, lone, 'd.bin', 'd')).status).toBe(413);
  await house.database.run('delete from teams where event_id = any ($1)', [[id, narrow]]);
  const { rows } = await house.database.raw(
    `select count(*)::int as count from entry_files where entry_id in (${entry}, ${full})`,
  );
  expect(rows).toEqual([{ count: 0 }]);
});
