import { DocumentHealth } from '@devorbit/contract/execution/documents.ts';
import { searchOneInside } from '@devorbit/contract/library/resources-inside.ts';
import { openResource } from '@devorbit/contract/library/resources.ts';
import { docx, xlsx, zipped } from '@devorbit/runner/documents/samples/office-files.ts';
import { scannedPdf, textPdf } from '@devorbit/runner/documents/samples/pdf-file.ts';
import { call } from '@devorbit/testkit/call.ts';
import { eventually } from '@devorbit/testkit/eventually.ts';
import { makeUser } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { type RunnerInUse, sharedRealRunner } from '@devorbit/testkit/real-runner.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publish } from '../_upload.ts';

let runner: RunnerInUse;
let house: House;
let code: string;
let ready: boolean;
beforeAll(async () => {
  runner = await sharedRealRunner();
  house = await openHouse({ runnerUrl: runner.url });
  ({ code } = await makeUser(house, { role: 'superuser' }));
  const answer = await fetch(`${runner.url}/healthz`);
  ready = DocumentHealth.parse(await answer.json()).documents.every((ability) => ability.ready);
});
afterAll(async () => {
  await house.close();
  await runner.kill();
});

const open = async (id: number) => (await call(house.url, openResource, { as: code, params: { id } })).body;
const over = (id: number, part: 'state' | 'ocr') =>
  eventually(async () => {
    const opened = await open(id);
    return opened.preparation?.[part] === 'ready' && opened;
  }, 600_000);
const found = async (id: number, search: string) =>
  (await call(house.url, searchOneInside, { as: code, params: { id }, query: { search } })).body.hits.map(
    ({ label }) => label,
  );

test('a text, a workbook and a scan go all the way', async ({ skip }) => {
  // `npm test` installs what it takes.
  skip(!ready, 'programs of documents are missing');
  const text = await publish(house.url, code, docx(['Orbits are ellipses', 'Kepler wrote in 1609']), 'kepler.docx');
  const book = await publish(house.url, code, xlsx({ Marks: [['Asha', '42']] }), 'marks.xlsx');
  // Words on a sheet of A4, as a scanner has them.
  const words = 'Johannes Kepler found three laws\nof the motion of planets in 1609';
  const { data, info } = await sharp({ text: { text: words, font: 'Liberation Sans 12', dpi: 300 } })
    .negate()
    .extend({ top: 300, bottom: 2600, left: 300, right: 900, background: 'white' })
    .jpeg()
    .toBuffer({ resolveWithObject: true });
  const scan = await publish(house.url, code, scannedPdf(data, info.width, info.height), 'scan.pdf');
  const shown = await over(text.id, 'state');
  if (shown.preview.kind !== 'pdf') throw new Error('No PDF');
  const pdf = await fetch(house.url + shown.preview.url);
  expect((await pdf.text()).startsWith('%PDF-')).toBe(true);
  expect(shown.resource.pages).toBe(2);
  expect(await found(text.id, 'kepler')).toEqual(['Page 2']);
  expect((await over(book.id, 'state')).preview.kind).toBe('grid');
  expect(await found(book.id, 'asha')).toEqual(['Sheet Marks']);
  await over(scan.id, 'ocr');
  expect(await found(scan.id, 'planets')).toEqual(['Page 1']);
});

test('a PDF is shown by itself, and searched', async ({ skip }) => {
  skip(!ready, 'programs of documents are missing');
  const { id } = await publish(house.url, code, textPdf(['Newton stood on shoulders']), 'newton.pdf');
  expect((await over(id, 'state')).preview.kind).toBe('pdf');
  expect(await found(id, 'shoulder')).toEqual(['Page 1']);
});

test('the texts of an archive are read, found and served', async ({ skip }) => {
  skip(!ready, 'programs of documents are missing');
  const file = zipped({ 'src/orbit.py': 'print("Halley")\n', 'a.bin': new Uint8Array(9) });
  const { id } = await publish(house.url, code, file, 'orbit.zip');
  const { preview } = await over(id, 'state');
  if (preview.kind !== 'archive') throw new Error('No archive');
  expect(preview.entries.map(({ reading }) => reading)).toEqual(['text', 'not_text']);
  const { from, bytes } = preview.entries[0]?.text ?? { from: 0, bytes: 0 };
  const all = await (await fetch(house.url + preview.url)).text();
  expect(all.slice(from, from + bytes)).toBe('print("Halley")\n');
  expect(await found(id, 'halley')).toEqual(['src/orbit.py']);
});
