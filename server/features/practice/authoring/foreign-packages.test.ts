import { createHash } from 'node:crypto';
import { judgingOf } from '@devorbit/content-reader/authoring/_drafts.ts';
import { hostileZip } from '@devorbit/content-reader/packages/_hostile-zip.ts';
import { custom, legacy, packageFiles, type Texts } from '@devorbit/content-reader/packages/_packages.ts';
import { writeZip } from '@devorbit/content-reader/packages/zip.ts';
import { MAX_STATEMENT_PDF_BYTES } from '@devorbit/contract/limits.ts';
import {
  type Authoring,
  exportDraft,
  importDraft,
  saveAuthoring,
  showAuthoring,
} from '@devorbit/contract/practice/authoring.ts';
import { createCommunityProblem, PDF_STATEMENT, showProblem } from '@devorbit/contract/practice/problems.ts';
import { call } from '@devorbit/testkit/call.ts';
import { eraseTraces } from '@devorbit/testkit/erase-user.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { activateDraft } from './commands/activate-draft.ts';
import { beginVerification, insertVerification } from './verification-store.ts';

let house: House;
let author: SignedIn;
beforeAll(async () => {
  house = await openHouse();
  author = await makeUser(house);
});
afterAll(() => house.close());

const PDF = '%PDF-1.4\nof a stranger\n';
const digestOf = (text: string) => createHash('sha256').update(text).digest('hex');
const zipped = (texts: Texts, changes: Texts = {}) => writeZip(packageFiles(texts, changes), 'package');
const yaml = (text: string): Texts => ({ 'problem.yaml': text, 'data/testdata.yaml': null });

/** As DOMjudge has them: no problem.yaml, the statement at the root, no validator of inputs. */
const domjudge: Texts = {
  ...legacy,
  ...yaml(''),
  'problem.yaml': null,
  'problem_statement/problem.tex': null,
  'input_format_validators/validate.py': null,
  'domjudge-problem.ini': "name = 'Twice'\ncolor = #00ff00\n",
  '.timelimit': '3\n',
  'problem.pdf': PDF,
};

const create = async () => {
  const body = { title: 'Four fields', statement: 'No tests.', difficulty: 'Hard' as const, tags: ['a'] };
  return (await call(house.url, createCommunityProblem, { as: author.code, body })).body.id;
};
async function send(id: number, archive: Uint8Array, revision = 0) {
  const response = await fetch(`${house.url}${importDraft.path.replace(':id', String(id))}?revision=${revision}`, {
    method: 'POST',
    headers: { 'content-type': 'application/zip', 'x-session-code': author.code },
    body: Buffer.from(archive),
  });
  return { status: response.status, body: (await response.json()) as Authoring & { notes: string[]; error?: string } };
}
const show = async (id: number) => (await call(house.url, showAuthoring, { as: author.code, params: { id } })).body;
const save = (id: number, draft: Authoring['draft'], revision: number) =>
  call(house.url, saveAuthoring, { as: author.code, params: { id }, body: { revision, draft } });
const statement = (id: number, digest = digestOf(PDF), as: string | null = null) =>
  fetch(`${house.url}/api/problems/${id}/statements/${digest}`, {
    headers: as === null ? {} : { 'x-session-code': as },
  });

/** Makes the saved draft the problem's version, as a verification that passed does. */
async function activate(id: number): Promise<void> {
  const { database, clock } = house;
  const { draft, revision } = await show(id);
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

describe('packages that other judges run', () => {
  it.each<[string, Uint8Array, object, string]>([
    [
      'names by language',
      zipped(legacy, yaml('name: { sv: Dubbelt, en: Double }\n')),
      { title: 'Double' },
      'time limit to be measured',
    ],
    [
      'a time limit beside problem.yaml, and none of its inputs validated',
      zipped(legacy, { ...yaml('name: Twice\n'), '.timelimit': '3\n', 'input_format_validators/validate.py': null }),
      { limits: { time_ms: 3000 }, validator: null },
      'There is no input validator: nothing has checked that the inputs are valid',
    ],
    [
      'constants with a value, and much output',
      zipped(custom, {
        'problem.yaml': (custom['problem.yaml'] ?? '')
          .replace('{ most: 99 }', '{ most: { value: 99, tex: "99" } }')
          .replace('time_limit: 2', 'output: 64, time_limit: 2'),
        'output_validator/main.cpp': '#include "codes.h"\nint main() { return {{most}} == 99 ? RIGHT : WRONG; }\n',
        'data/sample/test_group.yaml': null,
        'data/secret/test_group.yaml': null,
      }),
      { checker: { kind: 'program', program: { source: expect.stringContaining('99 == 99') } } },
      'problem.yaml: limits.output is 64 MiB, here it is 8',
    ],
    [
      'an odd name, and a link that leaves',
      hostileZip([
        ...[...packageFiles(legacy, yaml('name: Twice\n'))].map(([name, bytes]) => ({
          name,
          data: Buffer.from(bytes),
        })),
        { name: 'submissions/accepted/one (1).py', data: Buffer.from('print(1)') },
        { name: 'attachments/passwd', mode: 0o120777, data: Buffer.from('/etc/passwd') },
      ]),
      { title: 'Twice' },
      'attachments/passwd is left out: it is a symbolic link that leaves the package',
    ],
  ])('with %s', async (_, archive, draft, note) => {
    const { status, body } = await send(await create(), archive);
    expect({ status, error: body.error }).toEqual({ status: 200 });
    expect(body.draft).toMatchObject(draft);
    expect(body.notes).toContainEqual(expect.stringContaining(note));
  });
});

describe('a statement that is a PDF', () => {
  it('comes with the draft, then with the problem, and goes out and in again', async () => {
    const id = await create();
    const { status, body } = await send(id, zipped(domjudge));
    expect(status).toBe(200);
    expect(body.draft).toMatchObject({
      title: 'Twice',
      statement: PDF_STATEMENT,
      statement_pdf: digestOf(PDF),
      limits: { time_ms: 3000 },
    });
    expect(body.notes).toEqual(
      expect.arrayContaining([
        'domjudge-problem.ini: color is left out',
        'The statement is a PDF: learners see it as it is, and the examples beside it',
      ]),
    );
    // Nobody else has it before it is what learners meet.
    expect((await statement(id)).status).toBe(404);
    expect((await statement(id, digestOf(PDF), author.code)).status).toBe(200);

    await activate(id);
    const shown = (await call(house.url, showProblem, { params: { id } })).body;
    expect(shown).toMatchObject({ statement: PDF_STATEMENT, statement_pdf: digestOf(PDF) });
    const exported = await fetch(`${house.url}${exportDraft.path.replace(':id', String(id))}`, {
      headers: { 'x-session-code': author.code },
    });
    const other = await create();
    const again = await send(other, new Uint8Array(await exported.arrayBuffer()));
    expect(again.body.draft).toEqual((await show(id)).draft);
    expect(Buffer.from(await (await statement(other, digestOf(PDF), author.code)).arrayBuffer()).toString()).toBe(PDF);
  });

  it('is served as what it is, to be framed by us alone', async () => {
    const id = await create();
    await send(id, zipped(domjudge));
    await activate(id);
    const response = await statement(id);
    expect({ status: response.status, text: await response.text() }).toEqual({ status: 200, text: PDF });
    const headers = Object.fromEntries(response.headers);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'content-disposition': `inline; filename="problem-${id}.pdf"`,
    });
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; .*frame-ancestors 'self'$/);
    expect(headers['content-security-policy']).not.toContain('sandbox');
    expect(headers['cache-control']).toMatch(/^private/);
  });

  it('is for those who may see the problem', async () => {
    const id = await create();
    await send(id, zipped(domjudge));
    await activate(id);
    await house.database.raw('update problems set hidden_at = now() where id = $1', [id]);
    const [stranger, staff] = [await makeUser(house), await makeUser(house, { role: 'staff' })];
    const asked = [null, stranger.code, author.code, staff.code].map((as) => statement(id, digestOf(PDF), as));
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([404, 404, 200, 200]);
    expect((await statement(id, 'no digest', author.code)).status).toBe(400);
    expect((await statement(await create(), digestOf(PDF), author.code)).status).toBe(404);
  });

  it('stays while the draft names it, and a draft names none that it does not have', async () => {
    const [id, other] = [await create(), await create()];
    const { body } = await send(id, zipped(domjudge));
    await expect(save(other, body.draft, 0)).rejects.toThrow(
      'answered 400: {"error":"This PDF is not part of the problem',
    );
    const { statement_pdf: _gone, ...text } = body.draft;
    expect((await save(id, body.draft, 1)).status).toBe(200);
    expect((await save(id, { ...text, statement: 'Print it.' }, 2)).status).toBe(200);
    expect((await statement(id, digestOf(PDF), author.code)).status).toBe(404);
  });

  it('goes with the account of its author, where nobody has met the problem', async () => {
    const [unmet, met] = [await create(), await create()];
    for (const id of [unmet, met]) await send(id, zipped(domjudge));
    await activate(met);
    await house.database
      .transaction(async (tx) => {
        await eraseTraces(tx, author.user.id);
        const kept = await tx.rows(
          z.object({ problem_id: z.number() }),
          'select problem_id from statement_files where problem_id = any($1)',
          [[unmet, met]],
        );
        expect(kept).toEqual([{ problem_id: met }]);
        throw new Error('taken back');
      })
      .catch((error: Error) => expect(error.message).toBe('taken back'));
  });

  it('that learners have met stays with their version, for the author', async () => {
    const id = await create();
    await send(id, zipped(domjudge));
    await activate(id);
    const later = `${PDF}and later\n`;
    expect((await send(id, zipped(domjudge, { 'problem.pdf': later }), 1)).status).toBe(200);
    await activate(id);
    expect((await statement(id, digestOf(later))).status).toBe(200);
    expect((await statement(id)).status).toBe(404);
    expect((await statement(id, digestOf(PDF), author.code)).status).toBe(200);
  });

  it.each([
    ['is none', '<script>alert(1)</script>', 'problem.pdf is left out: it is no PDF'],
    ['is too large', PDF.padEnd(MAX_STATEMENT_PDF_BYTES + 1), 'problem.pdf is left out: a statement may have 8 MB'],
  ])('that %s is left out', async (_, text, note) => {
    const { status, body } = await send(await create(), zipped(domjudge, { 'problem.pdf': text }));
    expect({ status, pdf: body.draft.statement_pdf }).toEqual({ status: 200 });
    expect(body.notes).toContain(note);
  });
});
