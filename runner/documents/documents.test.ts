import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { documentAbilities } from '@devorbit/contract/execution/documents.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { remainsOf } from '../attacks/remains.ts';
import { createLog } from '../platform/log.ts';
import { boxesOn } from './boxes.ts';
import { createDocumentRoom, type DocumentRoom } from './document-room.ts';
import { abilityOf, SOFFICE } from './document-tools.ts';
import { type GentleLane, openGentleLane } from './gentle-lane.ts';
import { type FileServer, openFileServer, takeIn } from './samples/document-desk.ts';
import { docx, links, OFFICE, pptx, WORD, xlsx } from './samples/office-files.ts';
import { firstMore, scannedPdf, textPdf } from './samples/pdf-file.ts';

const abilities = await Promise.all(documentAbilities.map(abilityOf));
const missing = abilities.flatMap((ability) => (ability.ready ? [] : [ability.reason]));
let lane: GentleLane;
let room: DocumentRoom;
let server: FileServer;
beforeAll(async () => {
  lane = await openGentleLane(() => {}, undefined, 'equal');
  room = createDocumentRoom(() => Promise.resolve(lane), createLog('silent'));
  server = await openFileServer();
});
afterAll(async () => {
  await room.close();
  await lane.close();
  await server.close();
});
const take = (...given: Parameters<typeof takeIn> extends [unknown, unknown, ...infer Rest] ? Rest : never) =>
  takeIn(room, server, ...given);

/** An older format, which LibreOffice itself writes. */
async function older(type: 'doc' | 'ppt' | 'xls', from: string, bytes: Buffer): Promise<Buffer> {
  const script = `office() { ${SOFFICE} --headless -env:UserInstallation=file:///tmp/p "$@" >&2; }
office --terminate_after_init; office --convert-to ${type} --outdir /tmp /box/in.${from}; exec cat /tmp/in.${type}`;
  const boxes = boxesOn(lane, new AbortController().signal);
  const { stdout } = await boxes.apart({
    argv: ['/bin/sh', '-c', script],
    files: [{ name: `in.${from}`, bytes }],
    limits: { cpu_ms: 20_000, wall_ms: 60_000, pids: 128 },
  });
  return stdout;
}

/** In pixels, at 200 dpi. */
const A4 = { width: 1654, height: 2339 };

/** A sheet of A4 with a line in letters of this font, as a scanner has it: a JPEG, drawn in the box by our own programs. */
async function scannedIn(font: string, line: string): Promise<Buffer> {
  const text = docx([], {
    'word/document.xml': `<w:document ${WORD}><w:body><w:p><w:r><w:rPr><w:rFonts w:ascii="${font}" w:hAnsi="${font}" w:cs="${font}"/><w:sz w:val="36"/><w:szCs w:val="36"/></w:rPr><w:t>${line}</w:t></w:r></w:p></w:body></w:document>`,
  });
  const pdf = (await take('docx', text)).files.find(({ file }) => file.kind === 'pdf')?.bytes ?? Buffer.alloc(0);
  const boxes = boxesOn(lane, new AbortController().signal);
  const fonts = await boxes.apart({
    argv: ['/bin/sh', '-c', 'exec pdffonts in.pdf'],
    files: [{ name: 'in.pdf', bytes: pdf }],
  });
  expect(fonts.stdout.toString()).toContain(font.replaceAll(' ', '-'));
  const { stdout } = await boxes.apart({
    argv: ['/bin/sh', '-c', `exec pdftoppm -gray -jpeg -scale-to-x ${A4.width} -scale-to-y ${A4.height} in.pdf`],
    files: [{ name: 'in.pdf', bytes: pdf }],
  });
  return stdout;
}

/** `npm test` installs what it needs. */
describe.skipIf(missing.length > 0)('documents in boxes', () => {
  it('makes a text a PDF with its pages, outline and pictures', async () => {
    const { finished, facts, pages, files, outline } = await take(
      'docx',
      docx(['Orbits\nKepler said so. हिन्दी', 'Orbits are ellipses']),
    );
    expect(finished).toMatchObject({ outcome: 'ready', problems: [] });
    expect(finished?.tools).toMatch(/LibreOffice \d/);
    expect(facts).toMatchObject({ pages: 2, shown: 2, kind: 'Page', macros: false, needs_ocr: [] });
    expect(pages.map(({ label }) => label)).toEqual(['Page 1', 'Page 2']);
    expect(pages[0]?.text).toContain('Kepler said so. हिन्दी');
    expect(outline).toEqual([
      { title: 'Orbits', page: 1, level: 0 },
      { title: 'Orbits are ellipses', page: 2, level: 0 },
    ]);
    expect(files.map(({ file }) => [file.kind, file.page])).toEqual([
      ['pdf', 1],
      ['picture', 1],
      ['thumbnail', 1],
      ['thumbnail', 2],
    ]);
    expect(files[0]?.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('reads slides, also of an older presentation', async () => {
    const slides = pptx(['Orbits', 'Ellipses']);
    for (const [type, bytes] of [['pptx', slides] as const, ['ppt', await older('ppt', 'pptx', slides)] as const]) {
      const { finished, facts, pages } = await take(type, bytes);
      expect(finished?.outcome).toBe('ready');
      // However little stands on a slide, it is no scan.
      expect(facts).toMatchObject({ kind: 'Slide', needs_ocr: [] });
      expect(pages.map(({ label, text }) => [label, text])).toEqual([
        ['Slide 1', 'Orbits'],
        ['Slide 2', 'Ellipses'],
      ]);
    }
  });

  it('reads sheets in their order as they are shown, also of an older workbook', async () => {
    const book = xlsx({
      Zeta: [
        ['Planet', '"a", b'],
        ['', '=1+1'],
      ],
      'Alpha & é ': [['x']],
    });
    for (const [type, bytes] of [['xlsx', book] as const, ['xls', await older('xls', 'xlsx', book)] as const]) {
      const { finished, facts, pages, sheets, files } = await take(type, bytes);
      expect(finished?.outcome).toBe('ready');
      expect(facts).toMatchObject({ kind: 'Sheet', pages: 2 });
      expect(sheets).toEqual([
        {
          sheet: 1,
          name: 'Zeta',
          rows: [
            ['Planet', '"a", b'],
            ['', '=1+1'],
          ],
          cut: false,
        },
        { sheet: 2, name: 'Alpha & é ', rows: [['x']], cut: false },
      ]);
      expect(pages[0]).toEqual({ page: 1, label: 'Sheet Zeta', text: 'Planet\t"a", b\n=1+1', ocr: false });
      expect(files).toEqual([]);
    }
  });

  it('reads an older text', async () => {
    const { finished, pages } = await take('doc', await older('doc', 'docx', docx(['Orbits'])));
    expect([finished?.outcome, pages[0]?.text]).toEqual(['ready', 'Orbits']);
  });

  it('shows a sound PDF as it is, with its outline, and tells pages without text', async () => {
    const outlined = textPdf(['The first page of two', '', 'The last page of three'], {
      catalogue: `/Outlines ${firstMore(3)} 0 R`,
      objects: [
        `<</Type/Outlines/First ${firstMore(3) + 1} 0 R/Last ${firstMore(3) + 1} 0 R/Count 2>>`,
        `<</Title(Start)/Parent ${firstMore(3)} 0 R/Dest[4 0 R/Fit]/First ${firstMore(3) + 2} 0 R/Last ${firstMore(3) + 2} 0 R/Count 1>>`,
        `<</Title(End)/Parent ${firstMore(3) + 1} 0 R/Dest[8 0 R/Fit]>>`,
      ],
    });
    const { finished, facts, outline, files } = await take('pdf', outlined);
    expect(finished?.outcome).toBe('ready');
    expect(facts?.needs_ocr).toEqual([2]);
    expect(outline).toEqual([
      { title: 'Start', page: 1, level: 0 },
      { title: 'End', page: 3, level: 1 },
    ]);
    expect(files.some(({ file }) => file.kind === 'pdf')).toBe(false);
  });

  it('writes a damaged PDF anew, and a large one so that its first page comes first', async () => {
    const damaged = await take('pdf', textPdf(['Found again all the same'], {}, { startxref: 5 }));
    expect(damaged.finished?.outcome).toBe('ready');
    expect(damaged.pages[0]?.text).toBe('Found again all the same');
    const filler = { dictionary: '', stream: Buffer.alloc(1_200_000, 'x') };
    const large = await take('pdf', textPdf(['A large one'], { catalogue: '/Filler 6 0 R', objects: [filler] }));
    expect(large.files[0]?.bytes.subarray(0, 400).toString('latin1')).toContain('/Linearized');
  });

  it('refuses a PDF that needs a password, and what only looks like one', async () => {
    const boxes = boxesOn(lane, new AbortController().signal);
    const locked = await boxes.apart({
      argv: ['/bin/sh', '-c', 'qpdf --encrypt user owner 256 -- in.pdf /tmp/out.pdf && exec cat /tmp/out.pdf'],
      files: [{ name: 'in.pdf', bytes: textPdf(['Secret']) }],
    });
    expect((await take('pdf', locked.stdout)).finished).toMatchObject({
      outcome: 'refused',
      problems: [{ part: 'document', fault: 'encrypted' }],
    });
    const { finished, pages, files } = await take('pdf', Buffer.from('%PDF-1.7\nnothing more'));
    expect(finished).toMatchObject({ outcome: 'refused', problems: [{ fault: 'broken' }] });
    expect([pages, files]).toEqual([[], []]);
  });

  it('reads a scan and a picture by OCR', async () => {
    const { files } = await take('pdf', textPdf(['Johannes Kepler 1609']));
    const picture = files.find(({ file }) => file.kind === 'picture')?.bytes ?? Buffer.alloc(0);
    const scan = scannedPdf(picture, 848, 1200);
    expect((await take('pdf', scan)).facts?.needs_ocr).toEqual([1]);
    for (const [type, bytes] of [['pdf', scan] as const, ['jpg', picture] as const]) {
      const { finished, pages } = await take(type, bytes, { kind: 'ocr', pages: [1] });
      expect(finished?.outcome).toBe('ready');
      expect(pages).toMatchObject([{ page: 1, ocr: true, text: 'Johannes Kepler 1609' }]);
    }
  });

  it.each([
    ['Hindi', 'सभी ग्रह सूर्य के चारों ओर घूमते हैं', ['ग्रह', 'सूर्य', 'चारों', 'घूमते']],
    ['Marathi', 'पृथ्वी सूर्याभोवती फिरते असे शाळेत शिकवतात', ['पृथ्वी', 'सूर्याभोवती', 'फिरते', 'शाळेत']],
  ])('reads a scan and a picture in %s', async (_, sentence, words) => {
    const sheet = await scannedIn('Lohit Devanagari', sentence);
    const scan = scannedPdf(sheet, A4.width, A4.height);
    expect((await take('pdf', scan)).facts?.needs_ocr).toEqual([1]);
    for (const [type, bytes] of [['pdf', scan] as const, ['jpg', sheet] as const]) {
      const { finished, pages } = await take(type, bytes, { kind: 'ocr', pages: [1] });
      expect(finished).toMatchObject({ outcome: 'ready', problems: [] });
      expect(pages).toMatchObject([{ page: 1, ocr: true }]);
      expect(pages[0]?.text.split(/\s+/)).toEqual(expect.arrayContaining(words));
    }
  });

  it('follows no link and loads nothing from outside; nothing is left behind', async () => {
    let packets = 0;
    const listener = createServer((_, reply) => reply.end(String(packets++))).listen(0, '127.0.0.1');
    listener.on('connection', () => packets++);
    await new Promise((listening) => listener.once('listening', listening));
    const outside = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
    const { finished, pages } = await take(
      'docx',
      docx([], {
        'word/document.xml': `<!DOCTYPE w:document [<!ENTITY a SYSTEM "file:///etc/passwd"><!ENTITY b SYSTEM "${outside}/b">]><w:document ${WORD} xmlns:r="${OFFICE}/relationships"><w:body><w:p><w:r><w:t>Here &a; &b;</w:t></w:r></w:p></w:body></w:document>`,
        'word/_rels/document.xml.rels': links([{ id: 's1', type: 'settings', target: 'settings.xml' }]),
        'word/settings.xml': `<w:settings ${WORD} xmlns:r="${OFFICE}/relationships"><w:attachedTemplate r:id="t1"/></w:settings>`,
        'word/_rels/settings.xml.rels': links([
          { id: 't1', type: 'attachedTemplate', target: `${outside}/t.dotm`, external: true },
        ]),
      }),
    );
    listener.close();
    expect(finished?.outcome).toMatch(/ready|refused/);
    expect(pages.map(({ text }) => text).join()).not.toContain('root:');
    expect(packets).toBe(0);
    expect(await remainsOf(lane, lane.uid)).toEqual([]);
  });

  it('ends what is given up, at once, and leaves nothing', async () => {
    const stop = new AbortController();
    const taken = take('docx', docx(['Orbits']), undefined, stop.signal);
    setTimeout(() => stop.abort(), 300);
    expect((await taken).finished).toBeNull();
    expect(await remainsOf(lane, lane.uid)).toEqual([]);
    expect((await take('txt', Buffer.from('next'))).finished?.outcome).toBe('ready');
  });
});
