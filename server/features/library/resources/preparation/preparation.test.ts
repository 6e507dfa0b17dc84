import { createHash } from 'node:crypto';
import type { DocumentEvent, EntryReading } from '@devorbit/contract/execution/documents.ts';
import { Preparation, SheetGrid } from '@devorbit/contract/library/preparation.ts';
import {
  followPreparation,
  prepareAgain,
  searchInside,
  searchOneInside,
} from '@devorbit/contract/library/resources-inside.ts';
import { deleteResource, openResource, type Resource, showResource } from '@devorbit/contract/library/resources.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { makeOffice, makePdf, makePicture, makeZip } from '@devorbit/testkit/documents.ts';
import { readEvents } from '@devorbit/testkit/events.ts';
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
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createDocumentClient } from '../../../../platform/document-client.ts';
import { documentAddress } from '../../../../platform/documents/runner-address.ts';
import { createLog } from '../../../../platform/log.ts';
import { openQueue } from '../../../../platform/queue.ts';
import { createRunners } from '../../../../platform/runners.ts';
import { queues } from '../../../../registry.ts';
import { publish } from '../_upload.ts';
import { feedQueues } from './commands/feed-queues.ts';

let house: House;
let runner: FakeDocumentRunner;
let [member, staff, admin]: SignedIn[] = [];
beforeAll(async () => {
  runner = await startFakeDocumentRunner(() => []);
  house = await openHouse({ runnerUrl: runner.url });
  [member, staff, admin] = [
    await makeUser(house),
    await makeUser(house, { role: 'staff' }),
    await makeUser(house, { role: 'superuser' }),
  ];
});
afterAll(async () => {
  await house.close();
  await runner.close();
});
const code = (who: SignedIn | undefined): string => who?.code ?? '';

let made = 0;
const PDF = makePdf('What came out of it');
beforeEach(async () => {
  await nothingWaits();
  runner.requests = [];
  runner.health.isolation = { ok: true };
  runner.health.documents = runner.health.documents.map(({ id }) => ({ id, ready: true }));
  runner.script = () => [
    { type: 'step', step: 'converting' },
    pdfMade(PDF),
    ...pagesOf(['Orbits are ellipses', 'Kepler found\nthe second law in 1609', 'Areas']),
    documentOver(),
  ];
});

const upload = (
  type: 'docx' | 'pptx' | 'xlsx' = 'docx',
  fields: Parameters<typeof publish>[4] = {},
): Promise<Resource> => publish(house.url, code(admin), makeOffice(type, { [`n${++made}`]: '' }), `a.${type}`, fields);
const open = async (id: number, as = member) =>
  (await call(house.url, openResource, { as: code(as), params: { id } })).body;
const settled = (id: number, state: Preparation['state'] = 'ready') =>
  eventually(async () => {
    const { preparation } = await open(id);
    return preparation?.state === state && preparation;
  });
const inside = async (search: string, query: Record<string, string | number> = {}, as = member) =>
  (await call(house.url, searchInside, { as: code(as), query: { search, ...query } as never })).body;
/** What an earlier test handed in without waiting for it is over. */
const nothingWaits = () =>
  eventually(async () => {
    const { rows } = await house.database.raw(
      "select 1 from resource_preparations where state in ('waiting', 'preparing') limit 1",
    );
    if (rows.length > 0) await feed();
    return rows.length === 0;
  });
/** Each further try is due after a pause: the pauses are taken out. */
const hurry = async (work: () => Promise<unknown>) => {
  const timer = setInterval(
    () =>
      void house.database
        .raw("update pgboss.job set start_after = now() where name in ('documents', 'ocr') and state = 'retry'")
        .catch(() => undefined),
    50,
  );
  await work().finally(() => clearInterval(timer));
};
/** As every minute. */
async function feed(): Promise<void> {
  const { database, clock } = house;
  const queue = await openQueue(database, createLog('silent'), queues);
  const documents = createDocumentClient(createRunners([runner.url]));
  await feedQueues({ database, queue, clock, documents }).finally(() => queue.close());
}

describe('an Office file', () => {
  test('is shown as the PDF that a runner made of its very bytes', async () => {
    const file = makeOffice('docx', { once: '' });
    const { id } = await publish(house.url, code(admin), file, 'letter.docx');
    expect(await settled(id)).toEqual({
      state: 'ready',
      step: null,
      at: null,
      of: null,
      ahead: null,
      message: null,
      searchable: 3,
      ocr: 'none',
      ocr_message: null,
    });
    expect(runner.requests).toMatchObject([{ type: 'docx', task: { kind: 'prepare', pictures: false } }]);
    expect(runner.fetched.at(-1)).toBe(createHash('sha256').update(file).digest('hex'));
    const { preview, resource } = await open(id);
    if (preview.kind !== 'pdf') throw new Error('No PDF');
    expect(preview.size).toBe(PDF.length);
    expect(resource.pages).toBe(3);
    const answer = await fetch(house.url + preview.url, { headers: { range: 'bytes=0-4' } });
    expect([answer.status, await answer.text()]).toEqual([206, '%PDF-']);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  });

  test('with the same bytes as another is prepared once', async () => {
    const file = makeOffice('docx', { twice: '' });
    const first = await publish(house.url, code(admin), file, 'one.docx');
    await settled(first.id);
    const second = await publish(house.url, code(admin), file, 'two.docx', { duplicate: 'allow' });
    await settled(second.id);
    expect((await open(second.id)).preview.kind).toBe('pdf');
    expect(runner.requests).toHaveLength(1);
    await call(house.url, deleteResource, { as: code(admin), params: { id: first.id } });
    expect((await open(second.id)).preview.kind).toBe('pdf');
    await call(house.url, deleteResource, { as: code(admin), params: { id: second.id } });
    const { rows } = await house.database.raw(
      `select (select count(*) from resource_preparations where digest = $1) as preparations,
         (select count(*) from resource_pages where digest = $1) as pages,
         (select count(*) from resource_renditions where digest = $1) as renditions`,
      [createHash('sha256').update(file).digest('hex')],
    );
    expect(rows).toEqual([{ preparations: 0, pages: 0, renditions: 0 }]);
  });

  test('that is deleted while its preparation ends makes neither wait for the other', async () => {
    const gate = Promise.withResolvers<void>();
    runner.script = async () => {
      await gate.promise;
      return [pdfMade(PDF), ...pagesOf(['One', 'Two']), documentOver()];
    };
    const { id } = await upload();
    await eventually(() => Promise.resolve(runner.requests.length === 1));
    const waiting = (count: number) =>
      eventually(async () => {
        const sql = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
        return (await house.database.raw(sql)).rows.length >= count;
      });
    let deleted: Promise<unknown> | undefined;
    // Both come to the document while somebody holds it, the one who deletes it first.
    await house.database.transaction(async (tx) => {
      await tx.run('select from resources where id = $1 for update', [id]);
      deleted = call(house.url, deleteResource, { as: code(admin), params: { id } });
      await waiting(1);
      gate.resolve();
      await waiting(2);
    });
    await deleted;
    await eventually(async () => {
      const jobs = "select from pgboss.job where name = 'documents' and state in ('created', 'active', 'retry')";
      return (await house.database.raw(jobs)).rows.length === 0;
    });
    expect(house.log().includes('deadlock')).toBe(false);
    expect((await refused(house.url, showResource, { params: { id } })).status).toBe(404);
  });

  test('with sheets is shown as their cells', async () => {
    const rows = [['Planet', '=1+1'], ['<b>Mars</b>']];
    runner.script = () => [
      ...pagesOf(['Planet =1+1'], { kind: 'Sheet' }),
      { type: 'sheet', sheet: { sheet: 1, name: 'Marks', rows, cut: false } },
      documentOver(),
    ];
    const { id } = await upload('xlsx');
    await settled(id);
    const { preview, resource } = await open(id);
    if (preview.kind !== 'grid') throw new Error('No grid');
    const answer = await fetch(house.url + preview.url);
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(SheetGrid.parse(await answer.json())).toEqual({ sheets: [{ name: 'Marks', rows, cut: false }], total: 1 });
    expect(resource.pages).toBeNull();
  });

  test('tells how far it is while one looks', async () => {
    const gate = Promise.withResolvers<void>();
    runner.script = async (_, reply) => {
      reply.write(`${JSON.stringify({ type: 'step', step: 'reading', at: 2, of: 5 })}\n`);
      await gate.promise;
      return [...pagesOf(['All of it']), documentOver()];
    };
    const { id } = await upload();
    const stream = await fetch(house.url + followPreparation.path.replace(':id', String(id)), {
      headers: { 'x-session-code': code(member) },
    });
    const told: Preparation[] = [];
    for await (const data of readEvents(stream)) {
      const preparation = Preparation.parse(data);
      told.push(preparation);
      if (preparation.step === 'reading') gate.resolve();
    }
    expect(told.some(({ step, at, of }) => step === 'reading' && at === 2 && of === 5)).toBe(true);
    expect(told.at(-1)).toMatchObject({ state: 'ready', searchable: 1 });
  });
});

describe('what cannot be had', () => {
  test('by the document’s fault is said, and a superuser may try again', async () => {
    runner.script = () => [
      documentOver({
        outcome: 'refused',
        problems: [{ part: 'document', fault: 'encrypted', message: 'It is protected by a password.' }],
      }),
    ];
    const { id } = await upload();
    expect((await settled(id, 'refused')).message).toBe('It is protected by a password.');
    expect((await open(id)).preview).toEqual({ kind: 'none' });
    runner.script = () => [pdfMade(PDF), ...pagesOf(['Found after all']), documentOver()];
    const again = { params: { id } };
    expect((await refused(house.url, prepareAgain, again)).status).toBe(401);
    expect((await refused(house.url, prepareAgain, { as: code(member), ...again })).status).toBe(403);
    expect((await refused(house.url, prepareAgain, { as: code(staff), ...again })).status).toBe(403);
    expect((await call(house.url, prepareAgain, { as: code(admin), ...again })).body.state).toBe('waiting');
    await settled(id);
    expect((await open(id)).preview.kind).toBe('pdf');
  });

  test('of a PDF that is refused is not shown as it came, either', async () => {
    const gate = Promise.withResolvers<void>();
    runner.script = async () => {
      await gate.promise;
      return [
        documentOver({
          outcome: 'refused',
          problems: [{ part: 'document', fault: 'too_much_memory', message: 'It needs more memory.' }],
        }),
      ];
    };
    const { id } = await publish(house.url, code(admin), makePdf('too much of it'), 'large.pdf');
    expect((await open(id)).preview.kind).toBe('pdf');
    gate.resolve();
    await settled(id, 'refused');
    expect((await open(id)).preview).toEqual({ kind: 'none' });
  });

  test('by ours is tried three times', async () => {
    runner.script = () => null;
    const { id } = await upload();
    await hurry(() => settled(id, 'failed'));
    expect(runner.requests).toHaveLength(3);
    expect((await open(id)).preparation?.message).toMatch(/our fault/);
  });

  test('in part is shown as far as it goes', async () => {
    runner.script = () => [
      pdfMade(PDF),
      ...pagesOf(['Half']),
      documentOver({
        outcome: 'partial',
        problems: [{ part: 'text', fault: 'too_slow', message: 'It takes too long.' }],
      }),
    ];
    const { id } = await upload();
    expect(await settled(id, 'partial')).toMatchObject({ message: 'It takes too long.', searchable: 1 });
    expect((await open(id)).preview.kind).toBe('pdf');
  });

  test('because programs are missing comes when they are there', async () => {
    const reason = 'LibreOffice is not installed on this machine: npm run documents install libreoffice';
    // What was asked of the runner holds for two seconds.
    runner.health.documents = runner.health.documents.map(({ id }) => ({ id, ready: false, reason }));
    const { id } = await eventually(async () => {
      const resource = await upload();
      await eventually(async () => (await open(resource.id)).preparation?.state !== 'waiting');
      const { preparation } = await open(resource.id);
      return preparation?.state === 'unavailable' && resource;
    });
    const { preparation, preview } = await open(id);
    expect(preview).toEqual({ kind: 'none' });
    expect(preparation?.message).toMatch(/^Its preview and text search will be available once/);
    expect(preparation?.message).not.toContain('npm run');
    expect((await open(id, admin)).preparation?.message).toContain(reason);
    await feed();
    expect((await open(id)).preparation?.state).toBe('unavailable');
    runner.health.documents = runner.health.documents.map(({ id: ability }) => ({ id: ability, ready: true }));
    await eventually(async () => {
      await feed();
      return (await open(id)).preparation?.state === 'ready';
    });
  });

  test('because the sandbox cannot isolate leaves everything that needs none, and comes when it can', async () => {
    const reason = 'user namespaces are switched off';
    runner.health.isolation = { ok: false, reason };
    // What was asked of the runner holds for two seconds.
    const { id } = await eventually(async () => {
      const resource = await upload();
      await eventually(async () => (await open(resource.id)).preparation?.state !== 'waiting');
      return (await open(resource.id)).preparation?.state === 'unavailable' && resource;
    });
    runner.requests = [];
    const { preview, preparation } = await open(id);
    expect(preview).toEqual({ kind: 'none' });
    expect(preparation?.message).toMatch(/^Its preview and text search will be available once/);
    expect(preparation?.message).not.toContain(reason);
    expect((await open(id, admin)).preparation?.message).toContain(`isolation unavailable: ${reason}`);

    const file = makePdf('Shown without a sandbox');
    const pdf = await publish(house.url, code(admin), file, 'plain.pdf');
    const picture = await publish(house.url, code(admin), await makePicture('png', 61, 40), 'plain.png');
    for (const each of [pdf, picture]) await settled(each.id, 'unavailable');
    const shown = [(await open(pdf.id)).preview, (await open(picture.id)).preview];
    expect(shown).toMatchObject([{ kind: 'pdf' }, { kind: 'picture', width: 61, height: 40 }]);
    const bytes = await Promise.all(
      shown.map(async (one) => {
        if (one.kind !== 'pdf' && one.kind !== 'picture') throw new Error('Nothing is shown');
        return Buffer.from(await (await fetch(house.url + one.url)).arrayBuffer());
      }),
    );
    expect(bytes[0]?.equals(file)).toBe(true);
    expect(bytes[1]?.subarray(8, 12).toString()).toBe('WEBP');
    expect(runner.requests).toEqual([]);

    runner.health.isolation = { ok: true };
    await eventually(async () => {
      await feed();
      return (await open(id)).preparation?.state === 'ready';
    });
    expect((await open(id)).preview.kind).toBe('pdf');
  });

  test('because others come first: samples wait for what people hand in', async () => {
    await eventually(
      async () =>
        (await house.database.raw("select from resource_preparations where state in ('waiting', 'preparing')")).rows
          .length === 0,
    );
    runner.requests = [];
    const gate = Promise.withResolvers<void>();
    runner.script = async () => {
      await gate.promise;
      return [...pagesOf(['One of three']), documentOver()];
    };
    const blocking = await upload();
    await eventually(() => Promise.resolve(runner.requests.length === 1));
    const [sample, real] = [await upload(), await upload()];
    await house.database.raw(
      `update resource_preparations set priority = 0, sent_at = null where digest = (select digest from resources where id = $1)`,
      [sample.id],
    );
    expect((await open(real.id)).preparation?.ahead).toBe(1);
    expect((await open(sample.id)).preparation?.ahead).toBe(2);
    gate.resolve();
    for (const { id } of [blocking, sample, real]) await settled(id);
  });

  test('because its job was lost is asked for again', async () => {
    const { id } = await upload();
    const { digest } = (await house.database.raw('select digest from resources where id = $1', [id])).rows[0] as {
      digest: string;
    };
    await settled(id);
    await house.database.raw(
      "update resource_preparations set state = 'preparing', sent_at = now() - interval '2 hours' where digest = $1",
      [digest],
    );
    await feed();
    await settled(id);
    expect(runner.requests.filter(({ file }) => file.digest === digest)).toHaveLength(2);
  });
});

describe('scans', () => {
  test('are read after all else, and found by their text', async () => {
    runner.script = ({ task }) =>
      task.kind === 'prepare'
        ? [...pagesOf(['Typed words', ''], { ocr: [2] }), documentOver()]
        : [
            { type: 'step', step: 'recognizing', at: 1, of: 1 },
            { type: 'page', page: { page: 2, label: 'Page 2', text: 'Handwritten perihelion', ocr: true } },
            documentOver(),
          ];
    const { id } = await publish(house.url, code(admin), makePdf('a scan'), 'scan.pdf');
    await eventually(async () => (await open(id)).preparation?.ocr === 'ready');
    expect(runner.requests.map(({ task }) => task)).toEqual([
      { kind: 'prepare', pictures: false },
      { kind: 'ocr', pages: [2] },
    ]);
    expect((await inside('perihelion')).results).toMatchObject([
      { resource: { id }, hit: { page: 2, label: 'Page 2', ocr: true }, pages: 1 },
    ]);
  });

  test('that cannot be read leave everything else', async () => {
    runner.script = ({ task }) =>
      task.kind === 'prepare'
        ? [...pagesOf(['Aphelion typed', ''], { ocr: [2] }), documentOver()]
        : [
            documentOver({
              outcome: 'refused',
              problems: [{ part: 'ocr', fault: 'too_slow', message: 'It takes longer to read than a document may.' }],
            }),
          ];
    const { id } = await publish(house.url, code(admin), makePdf('another scan'), 'scan.pdf');
    await eventually(async () => (await open(id)).preparation?.ocr === 'failed');
    expect((await open(id)).preparation).toMatchObject({
      state: 'ready',
      ocr_message: expect.stringMatching(/longer/),
    });
    expect((await inside('aphelion')).results).toHaveLength(1);
  });
});

describe('searching inside', () => {
  test('finds the page, and marks what was found', async () => {
    runner.script = () => [
      ...pagesOf(['Nothing here', `Before. ${'filler '.repeat(60)}Tycho measured the sky. ${'filler '.repeat(60)}`]),
      documentOver(),
    ];
    const { id } = await upload('pptx', { subject: 'Astronomy' });
    await settled(id);
    const { results, more } = await inside('TYCHO measure');
    expect(more).toBe(false);
    const [found] = results;
    expect(found).toMatchObject({ resource: { id }, pages: 1, hit: { page: 2, label: 'Page 2', ocr: false } });
    const { excerpt = '', excerpt_marks: marks = [] } = found?.hit ?? {};
    expect(marks.map(([from, to]) => excerpt.slice(from, to))).toEqual(['Tycho', 'measured']);
    expect(excerpt.startsWith('…') && excerpt.endsWith('…')).toBe(true);
    expect((await inside('tych')).results).toHaveLength(1);
    expect((await inside('"sky measured"')).results).toEqual([]);
    expect((await inside('-tycho')).results).toEqual([]);
    expect((await inside("' & | ! :* <->")).results).toEqual([]);
    expect((await inside('tycho', { subject: 'astro', year: 2 })).results).toHaveLength(1);
    expect((await inside('tycho', { year: 3 })).results).toEqual([]);
    expect((await inside('tycho', { type: 'Tutorial' })).results).toEqual([]);
    expect((await inside('tycho', { page: 2 })).results).toEqual([]);
    const one = await call(house.url, searchOneInside, {
      as: code(member),
      params: { id },
      query: { search: 'tycho' },
    });
    expect(one.body).toMatchObject({ total: 1, hits: [{ page: 2 }] });
    await call(house.url, deleteResource, { as: code(admin), params: { id } });
    expect((await inside('tycho')).results).toEqual([]);
  });

  test('finds words in Hindi and Marathi as they stand, however their letters are composed', async () => {
    // ड़ is one character in the second text, and two in the question.
    runner.script = () => [
      ...pagesOf(['सभी ग्रह सूर्य के चारों ओर घूमते हैं। मीनार और मन।', 'पृथ्वी सूर्याभोवती फिरते. शाळेतील ब\u095Cा फळा']),
      documentOver(),
    ];
    const { id } = await upload();
    await settled(id);
    const pagesOn = async (search: string) =>
      (await call(house.url, searchOneInside, { as: code(member), params: { id }, query: { search } })).body.hits.map(
        ({ page, excerpt, excerpt_marks: marks }) => [page, ...marks.map(([from, to]) => excerpt.slice(from, to))],
      );
    expect(await pagesOn('सूर्य ग्रह')).toEqual([[1, 'ग्रह', 'सूर्य']]);
    expect(await pagesOn('सूर्य')).toEqual([
      [1, 'सूर्य'],
      [2, 'सूर्याभोवती'],
    ]);
    expect(await pagesOn('"सूर्य"')).toEqual([[1, 'सूर्य']]);
    expect(await pagesOn('शाळे')).toEqual([[2, 'शाळेतील']]);
    expect(await pagesOn('ब\u0921\u093Cा')).toEqual([[2, 'ब\u0921\u093Cा']]);
    expect(await pagesOn('ब\u095Cा')).toEqual([[2, 'ब\u0921\u093Cा']]);
    // Vowels are no accents.
    expect(await pagesOn('मन')).toEqual([[1, 'मन']]);
    expect(await pagesOn('"मन"')).toEqual([[1, 'मन']]);
    expect(await pagesOn('शीळ')).toEqual([]);
    expect((await inside('सूर्याभोवती')).results.map(({ resource, hit }) => [resource.id, hit.label])).toEqual([
      [id, 'Page 2'],
    ]);
  });

  test('finds words that stand beside signs of any writing, and shows both as they were', async () => {
    const text = '“Brahe” – ein\u00A0Däne… • Sternwarte—Uraniborg: ₹500 «Мир» 宇宙。';
    runner.script = () => [...pagesOf([text]), documentOver()];
    const { id } = await upload();
    await settled(id);
    for (const [search, found] of [
      ['"brahe"', 'Brahe'],
      ['“Brahe”', 'Brahe'],
      ['"dane"', 'Däne'],
      ['"ein"', 'ein'],
      ['sternwarte "uraniborg"', 'Sternwarte'],
      ['"мир"', 'Мир'],
      ['"500"', '500'],
      ['"宇宙"', '宇宙'],
    ] as const) {
      const { hits } = (await call(house.url, searchOneInside, { as: code(member), params: { id }, query: { search } }))
        .body;
      const [hit] = hits;
      expect(text.replace('\u00A0', ' ')).toContain(hit?.excerpt.replaceAll(/^…|…$/g, ''));
      expect(hit?.excerpt_marks.map(([from, to]) => hit.excerpt.slice(from, to))).toContain(found);
    }
  });

  test('takes ten documents at a time, the best first', async () => {
    runner.script = () => [...pagesOf(['Galilei saw moons']), documentOver()];
    const ids = [];
    for (let at = 0; at < 12; at++) ids.push((await upload()).id);
    for (const id of ids) await settled(id);
    const first = await inside('galilei');
    expect([first.results.length, first.more]).toEqual([10, true]);
    const second = await inside('galilei', { page: 2 });
    expect([second.results.length, second.more]).toEqual([2, false]);
    const all = [...first.results, ...second.results].map(({ resource }) => resource.id);
    expect(new Set(all)).toEqual(new Set(ids));
  });

  test('is for members, and tells nothing of what is not there', async () => {
    const { id } = await upload();
    await settled(id);
    const query = { search: 'kepler' };
    expect((await refused(house.url, searchInside, { query })).status).toBe(401);
    expect((await refused(house.url, searchOneInside, { params: { id }, query })).status).toBe(401);
    const gone = { params: { id: 2_000_000 } };
    expect((await refused(house.url, searchOneInside, { as: code(member), ...gone, query })).status).toBe(404);
    expect((await refused(house.url, prepareAgain, { as: code(admin), ...gone })).status).toBe(404);
    const follow = (id: number, as?: string) =>
      fetch(house.url + followPreparation.path.replace(':id', String(id)), {
        headers: as === undefined ? {} : { 'x-session-code': as },
      });
    expect((await follow(id)).status).toBe(401);
    expect((await follow(2_000_000, code(member))).status).toBe(404);
    expect((await call(house.url, showResource, { params: { id } })).body).not.toHaveProperty('text');
  });

  test('keeps hostile texts as texts', async () => {
    // The largest page in letters of four bytes, each word another.
    const words = Array.from({ length: 25_000 }, (_, at) => `𠀀${String.fromCodePoint(0x20000 + at)} `).join('');
    runner.script = () => [
      ...pagesOf(['\uE000<script>\uE001 Copernicus "quoted" <b>orbit', words.slice(0, 100_000), 'ab'.repeat(50_000)]),
      documentOver(),
    ];
    const { id } = await upload();
    await settled(id);
    const [found] = (await inside('copernicus')).results;
    expect(found?.hit.excerpt).toBe('<script> Copernicus "quoted" <b>orbit');
    expect(found?.hit.excerpt_marks).toEqual([[9, 19]]);
  });
});

describe('an archive', () => {
  const archive = async (id: number) => {
    const { preview } = await open(id);
    if (preview.kind !== 'archive') throw new Error('No archive');
    return preview;
  };
  const text = (page: number, label: string, words: string): DocumentEvent => ({
    type: 'page',
    page: { page, label, text: words, ocr: false },
  });
  const entry = (at: number, reading: EntryReading): DocumentEvent => ({
    type: 'entry',
    entry: { entry: at, reading },
  });

  test('is shown at once, and its texts when a runner has read them, each by its range', async () => {
    const gate = Promise.withResolvers<void>();
    runner.script = async () => {
      await gate.promise;
      return [
        { type: 'facts', pages: 3, shown: 2, kind: 'Entry', macros: false, needs_ocr: [] },
        ...[entry(2, 'text'), text(2, 'src/नमस्ते.py', '# Ptolemy\n<script>alert(1)</script>')],
        entry(3, 'not_text'),
        ...[entry(4, 'cut'), text(4, 'README.md', 'ब्रह्माण्ड')],
        documentOver(),
      ];
    };
    const file = makeZip({ 'src/': '', 'src/नमस्ते.py': 'a', 'a.png': 'b', 'README.md': 'c' });
    const { id } = await publish(house.url, code(admin), file, 'lab.zip');
    const before = await archive(id);
    expect([before.url, before.entries.map(({ reading }) => reading)]).toEqual([null, [null, null, null, null]]);
    gate.resolve();
    await settled(id);
    expect(runner.requests).toMatchObject([{ type: 'zip', task: { kind: 'prepare' } }]);
    const { url, entries } = await archive(id);
    expect(entries.map(({ name, reading }) => [name, reading])).toEqual([
      ['src/', null],
      ['src/नमस्ते.py', 'text'],
      ['a.png', 'not_text'],
      ['README.md', 'cut'],
    ]);
    const read = async (at: number) => {
      const { from = 0, bytes = 0 } = entries[at]?.text ?? {};
      const answer = await fetch(house.url + url, { headers: { range: `bytes=${from}-${from + bytes - 1}` } });
      expect([answer.status, answer.headers.get('content-type')]).toEqual([206, 'text/plain; charset=utf-8']);
      expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
      return answer.text();
    };
    expect([await read(1), await read(3)]).toEqual(['# Ptolemy\n<script>alert(1)</script>', 'ब्रह्माण्ड']);
    expect(entries[2]?.text).toBeNull();
    expect((await inside('ptolemy')).results.map(({ hit }) => [hit.page, hit.label])).toEqual([[2, 'src/नमस्ते.py']]);
    const { code: foreign } = await makeUser(house);
    expect((await fetch(house.url + url, { headers: { 'x-session-code': foreign } })).status).toBe(403);
  });

  test('without a text says so of each file', async () => {
    runner.script = () => [
      { type: 'facts', pages: 1, shown: 0, kind: 'Entry', macros: false, needs_ocr: [] },
      entry(1, 'encrypted'),
      documentOver(),
    ];
    const { id } = await publish(house.url, code(admin), makeZip({ 'a.bin': 'x' }), 'a.zip');
    await settled(id);
    const { url, entries } = await archive(id);
    expect(entries).toMatchObject([{ reading: 'encrypted', text: null }]);
    expect((await fetch(house.url + url)).status).toBe(200);
  });

  test('that cannot be read is still listed, and says why', async () => {
    const message = 'Its directory is damaged.';
    runner.script = () => [
      documentOver({ outcome: 'refused', problems: [{ part: 'document', fault: 'broken', message }] }),
    ];
    const { id } = await publish(house.url, code(admin), makeZip({ 'b.txt': 'x' }), 'b.zip');
    expect((await settled(id, 'refused')).message).toBe(message);
    expect(await archive(id)).toMatchObject({ url: null, entries: [{ name: 'b.txt', reading: null }] });
  });
});

test('a runner’s address is good for one document, and for half an hour', async () => {
  const { id } = await upload();
  await settled(id);
  const { digest } = (await house.database.raw('select digest from resources where id = $1', [id])).rows[0] as {
    digest: string;
  };
  const ask = async (path: string) => (await fetch(house.url + path)).status;
  const now = new Date();
  const good = documentAddress(house.env.SECRET, digest, now);
  expect(await ask(good)).toBe(200);
  expect(await ask(good.replace(digest, 'a'.repeat(64)))).toBe(404);
  expect(await ask(good.slice(0, -2))).toBe(404);
  expect(await ask(`/internal/documents/${digest}`)).toBe(404);
  expect(await ask(documentAddress(house.env.SECRET, digest, new Date(now.getTime() - 3_600_000)))).toBe(404);
  expect(await ask(documentAddress('another secret, long enough for us', digest, now))).toBe(404);
  expect(await ask(documentAddress(house.env.SECRET, 'b'.repeat(64), now))).toBe(404);
});
