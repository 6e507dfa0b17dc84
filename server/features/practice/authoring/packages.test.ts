import { judgingOf, polygon, wholeDraft } from '@devorbit/content-reader/authoring/_drafts.ts';
import { hostileZip } from '@devorbit/content-reader/packages/_hostile-zip.ts';
import { packageFiles, passFail, scoring, type Texts } from '@devorbit/content-reader/packages/_packages.ts';
import { archiveOf } from '@devorbit/content-reader/packages/archive.ts';
import type { ImportedProblem } from '@devorbit/content-reader/packages/imported-problem.ts';
import { readPackage } from '@devorbit/content-reader/packages/read-package.ts';
import { writeZip } from '@devorbit/content-reader/packages/zip.ts';
import { MAX_IMPORT_BYTES } from '@devorbit/contract/practice/authoring-limits.ts';
import {
  type AuthoredDraft,
  DRAFT_CHANGED,
  exportDraft,
  importDraft,
  saveAuthoring,
  showAuthoring,
} from '@devorbit/contract/practice/authoring.ts';
import { createCommunityProblem } from '@devorbit/contract/practice/problems.ts';
import { call } from '@devorbit/testkit/call.ts';
import { makeProblem } from '@devorbit/testkit/factories/problem.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activateDraft } from './commands/activate-draft.ts';
import { createPackagePool, PackageFault } from './packages/package-pool.ts';
import { beginVerification, insertVerification } from './verification-store.ts';

let house: House;
let author: SignedIn;
beforeAll(async () => {
  house = await openHouse();
  author = await makeUser(house);
});
afterAll(() => house.close());

const zipped = (texts: Texts) => writeZip(packageFiles(texts), 'package');
/** The fixture, with the same comparison for all tests. */
const plain: Texts = { ...passFail, 'data/secret/02-large.yaml': null };

const create = async () => {
  const body = { title: 'Four fields', statement: 'No tests.', difficulty: 'Hard' as const, tags: ['a'] };
  return (await call(house.url, createCommunityProblem, { as: author.code, body })).body.id;
};
const show = async (id: number) => (await call(house.url, showAuthoring, { as: author.code, params: { id } })).body;
const save = async (id: number, draft: AuthoredDraft, revision = 0) =>
  (await call(house.url, saveAuthoring, { as: author.code, params: { id }, body: { revision, draft } })).body;

type Sending = { revision?: number; as?: string | null; type?: string };
async function send(id: number, archive: Uint8Array, { revision = 0, as = author.code, type }: Sending = {}) {
  const response = await fetch(`${house.url}${importDraft.path.replace(':id', String(id))}?revision=${revision}`, {
    method: 'POST',
    headers: { 'content-type': type ?? 'application/zip', ...(as === null ? {} : { 'x-session-code': as }) },
    body: Buffer.from(archive),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const download = (id: number, as: string | null = author.code, query = '') =>
  fetch(house.url + exportDraft.path.replace(':id', String(id)) + query, {
    headers: as === null ? {} : { 'x-session-code': as },
  });

/** Makes a saved draft the problem's version, as a verification that passed does. */
async function activate(id: number, draft: AuthoredDraft, revision = 1): Promise<void> {
  const { database, clock } = house;
  const { id: verification } = await insertVerification(database, {
    problem_id: id,
    revision,
    user_id: author.user.id,
    state: 'queued',
    message: '',
    checks: [],
    created_at: clock.now(),
    finished_at: null,
  });
  const work = await beginVerification(database, verification, '');
  if (!work) throw new Error('no verification');
  await activateDraft({ database, clock }, work, draft, judgingOf(draft));
}

describe('a package that is imported', () => {
  it('of the format 2025-09 becomes the draft, at the next revision', async () => {
    const id = await create();
    const { status, body } = await send(id, zipped(plain));
    expect(status).toBe(200);
    expect(importDraft.replies[200].parse(body)).toEqual(body);
    expect(body).toMatchObject({
      revision: 1,
      draft: { title: 'Twice', difficulty: 'Hard', tests: [{ name: '01-small' }, { name: '02-large' }] },
      notes: expect.arrayContaining(['The package names no difficulty: it stays Hard']),
    });
    expect((await show(id)).draft).toEqual(body['draft']);
  });

  it('of Polygon', async () => {
    const id = await create();
    const { status, body } = await send(id, zipped(polygon), { type: 'application/octet-stream' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      draft: {
        title: 'Two sums',
        checker: { kind: 'program', protocol: 'testlib' },
        solutions: [{ role: 'reference' }, {}],
      },
    });
  });

  it('over a draft that somebody else has saved, or saves meanwhile, is refused', async () => {
    const id = await create();
    const { draft } = await show(id);
    await save(id, { ...draft, title: 'Mine' });
    const late = await send(id, zipped(plain));
    expect(late).toMatchObject({ status: 409, body: { error: DRAFT_CHANGED } });
    expect((await show(id)).draft.title).toBe('Mine');
    const both = await Promise.all([
      send(id, zipped(plain), { revision: 1 }),
      save(id, { ...draft, title: 'Sooner' }, 1),
    ]);
    expect(both[0].status).toBe(409);
    expect((await show(id)).draft.title).toBe('Sooner');
  });

  it('is the business of the author and of staff', async () => {
    const id = await create();
    const [stranger, staff] = [await makeUser(house), await makeUser(house, { role: 'staff' })];
    const answers = await Promise.all([null, stranger.code].map((as) => send(id, zipped(plain), { as })));
    expect(answers.map(({ status }) => status)).toEqual([401, 403]);
    expect((await download(id, null)).status).toBe(401);
    expect((await download(id, stranger.code)).status).toBe(403);
    expect((await show(id)).revision).toBe(0);
    expect((await send(999_999, zipped(plain))).status).toBe(404);
    expect((await send(id, zipped(plain), { as: staff.code })).status).toBe(200);
  });

  it.each<[string, () => Uint8Array, RegExp]>([
    ['no archive', () => Buffer.from('PK, but no zip'), /neither a zip archive nor an XML file/],
    ['half an archive', () => zipped(plain).subarray(0, 900), /damaged/],
    ['a path that leaves', () => hostileZip([{ name: '../../up', data: Buffer.from('x') }]), /leaves the package/],
    [
      'a symbolic link',
      () => hostileZip([{ name: 'data', data: Buffer.from('/etc'), mode: 0o120777 }]),
      /symbolic link/,
    ],
    [
      'a bomb',
      () => hostileZip([{ name: 'data/1.in', data: Buffer.alloc(257 * 1024 * 1024), deflate: true, claimed: 10 }]),
      /more than 256 MB when unpacked/,
    ],
    [
      'a bomb of many',
      () =>
        hostileZip(
          Array.from({ length: 30 }, (_, at) => ({
            name: `${at}`,
            data: Buffer.alloc(10 * 1024 * 1024),
            deflate: true,
          })),
        ),
      /more than 256 MB when unpacked/,
    ],
    ['too many files', () => hostileZip(Array.from({ length: 20_001 }, (_, at) => ({ name: `${at}` }))), /20000 files/],
    ['another kind of problem', () => zipped(scoring), /pass-fail problems only; this one is scoring/],
    ['a package of nothing', () => zipped({ 'a.txt': 'x' }), /no known format/],
    [
      'endless aliases',
      () => {
        const rows = Array.from(
          { length: 9 },
          (_, at) =>
            `k${at}: &a${at} [${Array(9)
              .fill(at === 0 ? 'x' : `*a${at - 1}`)
              .join(', ')}]`,
        );
        return zipped({ ...plain, 'problem.yaml': `problem_format_version: 2025-09\n${rows.join('\n')}\n` });
      },
      /problem\.yaml/,
    ],
  ])('that is %s is refused in a sentence, and nothing is lost', async (_, archive, message) => {
    const id = await create();
    await save(id, wholeDraft);
    const { status, body } = await send(id, archive(), { revision: 1 });
    expect(status).toBe(400);
    expect(body['error']).toMatch(/^This package cannot be imported: /);
    expect(body['error']).toMatch(message);
    const { revision, draft } = await show(id);
    expect([revision, draft]).toEqual([1, wholeDraft]);
  });

  it('is bounded, and no other route takes archives', async () => {
    const id = await create();
    expect((await send(id, Buffer.alloc(MAX_IMPORT_BYTES + 1))).status).toBe(413);
    expect((await send(id, Buffer.alloc(0))).status).toBe(400);
    expect((await send(id, Buffer.from('{}'), { type: 'application/json' })).status).toBe(400);
    expect((await send(id, Buffer.from('x'), { type: 'text/html' })).status).toBe(415);
    const other = await fetch(house.url + saveAuthoring.path.replace(':id', String(id)), {
      method: 'PUT',
      headers: { 'content-type': 'application/zip', 'x-session-code': author.code },
      body: Buffer.from(zipped(plain)),
    });
    expect(other.status).toBe(415);
  });
});

/** Takes long to read, and much memory. */
const withKeywords = (count: number): Texts => {
  const keywords = `keywords:${'\n- x'.repeat(count)}`;
  return { ...plain, 'problem.yaml': plain['problem.yaml']?.replace(/^keywords: .*$/m, keywords) ?? null };
};

describe('a worker that reads a package', () => {
  it('is ended when it takes too long, and holds nobody up', async () => {
    const pool = createPackagePool({ cpuMs: 1 });
    const bytes = zipped(withKeywords(300_000));
    let turns = 0;
    const timer = setInterval(() => turns++, 1);
    const read = pool.read(1, { bytes, difficulty: 'Easy' });
    await expect(pool.read(1, { bytes: zipped(plain), difficulty: 'Easy' })).rejects.toMatchObject({
      fault: 'too_many',
    });
    await expect(read).rejects.toBeInstanceOf(PackageFault);
    clearInterval(timer);
    expect(turns).toBeGreaterThan(0);
    await expect(pool.read(1, { bytes, difficulty: 'Easy' })).rejects.toThrow('takes too long');
  });

  it('is ended when it takes too much memory', async () => {
    const pool = createPackagePool({ heapMb: 48 });
    const read = (texts: Texts) => pool.read(1, { bytes: zipped(texts), difficulty: 'Easy' });
    await expect(read(withKeywords(150_000))).rejects.toThrow('too much memory');
    expect((await read(plain)).draft.title).toBe('Twice');
  });
});

describe('one user’s packages', () => {
  const task = { bytes: zipped(plain), difficulty: 'Easy' } as const;

  it('hold up that user alone: the others get their turn', async () => {
    const pool = createPackagePool({ atOnce: 1 });
    const order: number[] = [];
    const read = async (user: number) => {
      const { draft } = await pool.read(user, task);
      order.push(user);
      return draft.title;
    };
    const all = [read(1), read(2), read(3)];
    await expect(pool.read(1, task)).rejects.toMatchObject({ fault: 'too_many', retryAfter: 3 });
    await expect(pool.read(2, task)).rejects.toMatchObject({ fault: 'too_many' });
    expect(await Promise.all(all)).toEqual(['Twice', 'Twice', 'Twice']);
    expect(order).toEqual([1, 2, 3]);
    expect(await read(1)).toBe('Twice');
  });

  it('are bounded with those of all others', async () => {
    const pool = createPackagePool({ atOnce: 1 });
    const [all, one] = [Array.from({ length: 9 }, (_, user) => pool.read(user, task)), pool.read(9, task)];
    await expect(one).rejects.toMatchObject({ fault: 'unavailable', retryAfter: 10 });
    expect((await Promise.all(all)).map(({ draft }) => draft.title)).toEqual(Array(9).fill('Twice'));
  });

  it('are answered in turn over HTTP: the second of the same user is a 429 in a sentence, that of another is taken', async () => {
    const other = await makeUser(house);
    const create = async (as: string) =>
      (await call(house.url, createCommunityProblem, { as, body: { title: 'Mine', statement: 'x' } })).body.id;
    const ids = [await create(author.code), await create(author.code), await create(other.code)] as const;
    // Long enough for the others to come meanwhile.
    const long = zipped({ ...plain, 'statement/problem.en.md': 'x\n'.repeat(4_000_000) });
    const answers = await Promise.all([
      send(ids[0], long),
      send(ids[1], long),
      send(ids[2], zipped(plain), { as: other.code }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 429]);
    expect(answers[2].status).toBe(200);
    expect(answers.map(({ body }) => body['error'])).toContain(
      'Your previous package is still being processed. Please wait until it is done.',
    );
  });
});

describe('a problem that is exported', () => {
  it('is the same draft on another problem', async () => {
    const [id, other] = [await create(), await create()];
    await save(id, wholeDraft);
    await activate(id, wholeDraft);
    const response = await download(id);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="twiceatlast.zip"');
    const { status, body } = await send(other, new Uint8Array(await response.arrayBuffer()));
    expect(status).toBe(200);
    expect(body['notes']).toEqual([]);
    expect((await show(other)).draft).toEqual(wholeDraft);
  });

  it('in the legacy format keeps what judges', async () => {
    const [id, other] = [await create(), await create()];
    await save(id, wholeDraft);
    await activate(id, wholeDraft);
    const legacy = await download(id, author.code, '?format=legacy');
    const { body } = await send(other, new Uint8Array(await legacy.arrayBuffer()));
    expect(body).toMatchObject({
      draft: { title: wholeDraft.title, checker: wholeDraft.checker, limits: wholeDraft.limits },
    });
    expect((await download(id, author.code, '?format=other')).status).toBe(400);
  });

  it('names its licence, where it has one', async () => {
    const [own, content] = [await create(), await makeProblem(house)];
    await save(own, wholeDraft);
    await activate(own, wholeDraft);
    const staff = await makeUser(house, { role: 'staff' });
    const rights = async (id: number, query = '') => {
      const answer = await download(id, staff.code, query);
      const [{ origin }] = readPackage(archiveOf('problem', new Uint8Array(await answer.arrayBuffer()))) as [
        ImportedProblem,
      ];
      return [origin?.license, origin?.rights_owner];
    };
    expect(await rights(content)).toEqual(['cc by-sa', 'DevOrbit']);
    expect(await rights(content, '?format=legacy')).toEqual(['cc by-sa', 'DevOrbit']);
    expect(await rights(own)).toEqual(['unknown', undefined]);
  });

  it('is what learners meet, where the draft has moved on', async () => {
    const [id, other] = [await create(), await create()];
    await save(id, wholeDraft);
    await activate(id, wholeDraft);
    const [first] = wholeDraft.tests;
    const moved = {
      ...wholeDraft,
      title: 'Not yet',
      tests: first ? [first] : [],
      hints: [],
      solutions: wholeDraft.solutions.slice(1),
    };
    await save(id, moved, 1);
    const { body } = await send(other, new Uint8Array(await (await download(id)).arrayBuffer()));
    expect(body).toMatchObject({
      draft: { title: wholeDraft.title, hints: wholeDraft.hints, solutions: moved.solutions },
    });
    expect((await show(other)).draft.tests).toEqual([
      { kind: 'text', name: 'zero', input: '0\n', answer: '0\n' },
      { kind: 'text', name: 'a big one', input: '99\n', answer: '198\n' },
      { kind: 'text', name: 'random', input: '42\n', answer: '84\n' },
    ]);
  });

  it('has tests: without any it is refused; a problem of ours needs no draft', async () => {
    const none = await download(await create());
    expect(none.status).toBe(409);
    expect(await none.json()).toMatchObject({ error: expect.stringMatching(/no verified tests yet/) });
    const staff = await makeUser(house, { role: 'staff' });
    const ours = await makeProblem(house, { title: 'Ours', hints: ['One'] });
    const response = await download(ours, staff.code);
    expect(response.status).toBe(200);
    const { body } = await send(await create(), new Uint8Array(await response.arrayBuffer()));
    expect(body).toMatchObject({
      draft: { title: 'Ours', hints: ['One'], signature: { returns: 'int' }, tests: [{ name: '1-zero' }, {}, {}] },
    });
  });

  it('and cannot be written is refused in a sentence', async () => {
    const id = await create();
    const { program } = wholeDraft.checker.kind === 'program' ? wholeDraft.checker : { program: null };
    if (!program) throw new Error('no checker');
    const draft: AuthoredDraft = {
      ...wholeDraft,
      checker: { kind: 'program', protocol: 'testlib', program: { ...program, name: 'check.py', language: 'python' } },
    };
    await save(id, draft);
    await activate(id, draft);
    const response = await download(id);
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      error: expect.stringMatching(/^This problem cannot be exported in the format 2025-09: a python program/),
    });
  });
});
