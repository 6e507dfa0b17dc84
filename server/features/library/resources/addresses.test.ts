import { withdrawSuggestion, decideSuggestion } from '@devorbit/contract/library/resource-suggestions.ts';
import { deleteResource, openResource, type Preview, type Resource } from '@devorbit/contract/library/resources.ts';
import { decideReport, listReports, report } from '@devorbit/contract/operations/reports.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { makeOffice, makePdf, makePicture } from '@devorbit/testkit/documents.ts';
import { eventually } from '@devorbit/testkit/eventually.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import {
  documentOver,
  type FakeDocumentRunner,
  pagesOf,
  pdfMade,
  startFakeDocumentRunner,
} from '@devorbit/testkit/fake-document-runner.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signAddress } from '../../../platform/http/signed-address.ts';
import { publish, suggest } from './_upload.ts';

let now = new Date();
let house: House;
let runner: FakeDocumentRunner;
let sender: SignedIn;
let member: SignedIn;
let staff: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  runner = await startFakeDocumentRunner(({ type }) =>
    type === 'xlsx'
      ? [
          ...pagesOf(['42'], { kind: 'Sheet' }),
          { type: 'sheet', sheet: { sheet: 1, name: `Marks ${runner.requests.length}`, rows: [['42']], cut: false } },
          documentOver(),
        ]
      : [pdfMade(makePdf(`Made ${runner.requests.length}`)), ...pagesOf(['42']), documentOver()],
  );
  house = await openHouse({ runnerUrl: runner.url, clock: { now: () => now } });
  [sender, member, staff, admin] = [
    await makeUser(house),
    await makeUser(house),
    await makeUser(house, { role: 'staff' }),
    await makeUser(house, { role: 'superuser' }),
  ];
});
// Every ten minutes that go by everybody has signed in anew.
beforeEach(() => house.database.raw("update sessions set expires_at = '2040-01-01', authenticated_at = $1", [now]));
afterAll(async () => {
  await house.close();
  await runner.close();
});

/** Everything that a preview is fetched from. */
const kinds = ['pdf', 'docx', 'pptx', 'xlsx', 'txt', 'csv', 'png'] as const;
type Kind = (typeof kinds)[number];

let made = 0;
async function file(kind: Kind): Promise<Buffer> {
  made++;
  if (kind === 'pdf') return makePdf(`Document ${made}`);
  if (kind === 'txt' || kind === 'csv') return Buffer.from(`number,${made}\n`);
  if (kind === 'png') return makePicture('png', 40 + made, 40);
  return makeOffice(kind, { [`n${made}`]: '' });
}

const opened = async (id: number, as: SignedIn) =>
  (await call(house.url, openResource, { as: as.code, params: { id } })).body;
const addressIn = (preview: Preview): string => {
  if (!('url' in preview) || preview.url === null) throw new Error(`Nothing is fetched for ${preview.kind}`);
  return preview.url;
};
/** Where the preview comes from for somebody who may see it, once it is made. */
const addressOf = (id: number, as: SignedIn): Promise<string> =>
  eventually(async () => {
    const { preview } = await opened(id, as);
    return 'url' in preview && preview.url !== null && preview.url;
  });
const pathOf = (address: string): string => address.split('?')[0] ?? '';
/** Signed as the server signs, for somebody whom it gave none. */
const signedFor = (address: string, { user }: SignedIn): string =>
  signAddress(house.env.SECRET, pathOf(address), user.id, now);

/** Whether the address has its bytes: whole, a part of them, and what a HEAD says of them, all alike. */
async function answer(address: string, as?: SignedIn): Promise<number> {
  const session: Record<string, string> = as === undefined ? {} : { 'x-session-code': as.code };
  const whole = await fetch(house.url + address, { headers: session });
  const part = await fetch(house.url + address, { headers: { ...session, range: 'bytes=0-0' } });
  const head = await fetch(house.url + address, { method: 'HEAD', headers: session });
  const has = whole.status === 200;
  expect([part.status, head.status]).toEqual(has ? [206, 200] : [whole.status, whole.status]);
  for (const one of [whole, part, head]) expect(one.headers.has('etag')).toBe(has);
  if (!has) expect(Object.keys((await whole.json()) as object)).toContain('error');
  return whole.status;
}
const answers = async (address: string, to: readonly SignedIn[]) => {
  const all = [];
  for (const one of to) all.push(await answer(signedFor(address, one)));
  return all;
};
const everybody = () => [sender, member, staff, admin];
const publishOne = async (kind: Kind): Promise<Resource> =>
  publish(house.url, admin.code, await file(kind), `a.${kind}`);
const suggestOne = async (kind: Kind): Promise<number> =>
  (await suggest(house.url, sender.code, await file(kind), `a.${kind}`)).resource.id;
const decide = (id: number, decision: 'publish' | 'decline') =>
  call(house.url, decideSuggestion, { as: admin.code, params: { id }, body: { decision, reason: 'Too short' } });

test.each(kinds)('of a %s is good for its member, for that document, and for ten minutes', async (kind) => {
  const [{ id }, { id: second }] = [await publishOne(kind), await publishOne(kind)];
  const [address, others] = [await addressOf(id, member), await addressOf(second, member)];
  expect(pathOf(address)).not.toBe(pathOf(others));
  expect(await answer(address)).toBe(200);
  expect(await answer(address, member)).toBe(200);
  for (const stranger of [sender, staff, admin]) expect(await answer(address, stranger)).toBe(403);
  const signature = address.slice(pathOf(address).length);
  for (const forged of [
    pathOf(address),
    `${pathOf(address)}?for=`,
    `${address}0`,
    address.replace(`/${id}/`, `/${second}/`),
    pathOf(others) + signature,
    address.replace(`?for=${member.user.id}.`, `?for=${admin.user.id}.`),
  ])
    expect([forged, await answer(forged)]).toEqual([forged, 403]);
  // The bytes of one document are none of another one's, whoever signs.
  const mixed = pathOf(others).replace(`/${second}/`, `/${id}/`);
  expect(await answer(signedFor(mixed, admin))).toBe(404);

  now = new Date(now.getTime() + 10 * 60 * 1000 - 1);
  expect(await answer(address)).toBe(200);
  now = new Date(now.getTime() + 1);
  expect(await answer(address)).toBe(403);
  expect(await answer(address, member)).toBe(403);
});

test.each(kinds)('of a %s that is suggested is good for its sender and superusers alone', async (kind) => {
  const id = await suggestOne(kind);
  const address = await addressOf(id, sender);
  for (const as of [member, staff])
    expect((await refused(house.url, openResource, { as: as.code, params: { id } })).status).toBe(404);
  expect(await answers(address, everybody())).toEqual([200, 404, 404, 200]);
  await decide(id, 'decline');
  expect(await answers(address, everybody())).toEqual([200, 404, 404, 200]);
  const other = await suggestOne(kind);
  const given = await addressOf(other, sender);
  await decide(other, 'publish');
  expect(await answers(given, everybody())).toEqual([200, 200, 200, 200]);
  const gone = await suggestOne(kind);
  const withdrawn = await addressOf(gone, sender);
  await call(house.url, withdrawSuggestion, { as: sender.code, params: { id: gone } });
  expect(await answers(withdrawn, everybody())).toEqual([404, 404, 404, 404]);
});

test.each(kinds)(
  'of a %s that was taken down is good for staff alone, also where it was given out before',
  async (kind) => {
    const id = await suggestOne(kind);
    await decide(id, 'publish');
    const [address, own] = [await addressOf(id, member), await addressOf(id, sender)];
    expect(await answer(address)).toBe(200);
    await call(house.url, report, { as: member.code, body: { kind: 'document', id: String(id), reason: 'copied' } });
    const found = (await call(house.url, listReports, { as: staff.code, query: {} })).body.find(
      ({ link }) => link === `/resources/${id}`,
    );
    const body = { decision: 'hide', note: 'It is a book.' } as const;
    await call(house.url, decideReport, { as: staff.code, params: { id: found?.id ?? 0 }, body });
    expect([await answer(address), await answer(own)]).toEqual([404, 404]);
    expect(await answers(address, everybody())).toEqual([404, 404, 200, 200]);
    expect(await answer(addressIn((await opened(id, staff)).preview))).toBe(200);
  },
);

test.each(kinds)(
  'of a %s that was deleted is good for nobody, though the same bytes are here otherwise',
  async (kind) => {
    const bytes = await file(kind);
    const { id } = await publish(house.url, admin.code, bytes, `a.${kind}`);
    const second = await publish(house.url, admin.code, bytes, `b.${kind}`, { duplicate: 'allow' });
    const [address, stays] = [await addressOf(id, member), await addressOf(second.id, member)];
    expect([await answer(address), await answer(stays)]).toEqual([200, 200]);
    await call(house.url, deleteResource, { as: admin.code, params: { id } });
    expect(await answer(address)).toBe(404);
    expect(await answers(address, everybody())).toEqual([404, 404, 404, 404]);
    expect(await answer(stays)).toBe(200);
  },
);

test('goes with its member: who is suspended or no superuser any more has nothing', async () => {
  const id = await suggestOne('docx');
  const address = await addressOf(id, sender);
  const role = await makeUser(house, { role: 'superuser' });
  expect(await answers(address, [sender, role])).toEqual([200, 200]);
  await house.database.raw('update users set suspended_at = now() where id = $1', [sender.user.id]);
  await house.database.raw('update users set is_superuser = false where id = $1', [role.user.id]);
  expect(await answers(address, [sender, role])).toEqual([404, 404]);
  await house.database.raw('update users set suspended_at = null where id = $1', [sender.user.id]);
});
