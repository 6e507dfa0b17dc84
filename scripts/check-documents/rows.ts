import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hostile } from '@devorbit/runner/documents/samples/hostile.ts';
import { zipped } from '@devorbit/runner/documents/samples/office-files.ts';
import { textPdf } from '@devorbit/runner/documents/samples/pdf-file.ts';
import { gifOf, packedZeros, pngOf, zipOf } from '@devorbit/runner/documents/samples/raw-files.ts';
import { type Answer, type Desk, END, partsOf, sendForm, sendRaw, type Spoken } from './forms.ts';

/** Something that is handed in. */
export type Row = { name: string; send: (desk: Desk) => Promise<Answer> };

const MB = 1024 * 1024;

const file = (name: string, called: string, make: (outside: string) => Buffer): Row => ({
  name,
  send: (desk) => sendForm(desk, name.slice(0, 150), make(desk.outside), called),
});
const raw = (name: string, called: string, make: (parts: Buffer) => Spoken): Row => ({
  name,
  send: (desk) => sendRaw(desk, make(partsOf(name, called, textPdf([name])))),
});

const nested = (): Buffer => {
  let inner = zipped({ 'a.txt': Buffer.alloc(4_000_000, 'a') });
  for (let depth = 0; depth < 20; depth++) {
    const outer = zipped(Object.fromEntries([0, 1, 2].map((at) => [`${at}.zip`, inner])));
    if (outer.length > 50 * MB) break;
    inner = outer;
  }
  return inner;
};
const zeros = (mb: number) => ({ packed: packedZeros(mb * MB), size: mb * MB });
// In two parts, so that no scanner stops at this file.
const eicar = () => ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD', 'ANTIVIRUS-TEST-FILE!$H+H*'].join('-');
const program = () => Buffer.concat([Buffer.from('MZ\x90\0', 'latin1'), Buffer.alloc(600)]);
const page = (outside: string) =>
  Buffer.from(`<!doctype html><script src="${outside}/s.js"></script><img src="${outside}/i.png">`);
const drawing = (outside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script><image href="${outside}/i"/></svg>`);
/** A program, a PDF and an archive, each to whoever looks for it. */
const chimera = () => Buffer.concat([program(), textPdf(['Also a PDF']), zipped({ 'a.txt': 'also a zip' })]);

/** A PDF that needs a password to be read, or only to be printed. */
function locked(user: string): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'devorbit-locked-'));
  try {
    const [open, closed] = [join(folder, 'open.pdf'), join(folder, 'closed.pdf')];
    writeFileSync(open, textPdf(['Secret']));
    execFileSync('/usr/bin/qpdf', ['--encrypt', user, 'the owner', '256', '--print=none', '--', open, closed]);
    return readFileSync(closed);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The corpus, in the order of the table. */
export const rows: Row[] = [
  ...hostile.map(({ name, type, make }) => file(name, `hostile.${type}`, make)),
  file('PDF that needs a password', 'locked.pdf', () => locked('open sesame')),
  file('PDF that needs a password to be printed', 'unprintable.pdf', () => locked('')),
  file('zip in zip in zip, as deep as 50 MB hold', 'deep.zip', nested),
  file('zip of one file that unpacks to 1.5 GB', 'flat.zip', () => zipOf([{ name: 'zeros', ...zeros(1536) }])),
  file('zip whose directory names 3 bytes for 1.5 GB', 'modest.zip', () =>
    zipOf([{ name: 'zeros', packed: packedZeros(1536 * MB), size: 3 }]),
  ),
  file('zip of 50 files with the same bytes, 500 MB in all', 'overlapping.zip', () =>
    zipOf(Array.from({ length: 50 }, (_, at) => ({ name: `${at}`, ...zeros(10), ...(at > 0 && { shared: true }) }))),
  ),
  file('zip that needs a password', 'locked.zip', () =>
    zipOf([{ name: 'secret.txt', packed: Buffer.alloc(48, 0x5a), size: 36, locked: true }]),
  ),
  file('zip of 10,001 entries', 'crowd.zip', () =>
    zipOf(Array.from({ length: 10_001 }, (_, at) => ({ name: `${at}`, packed: packedZeros(0), size: 0 }))),
  ),
  file('zip with names that lead out of the folder', 'paths.zip', () =>
    zipped({ '../../etc/passwd': 'x', '/etc/shadow': 'x', 'C:\\a': 'x' }),
  ),
  file('picture of 30,000 × 30,000', 'huge.png', () => pngOf(30_000)),
  file('picture of 10,000 frames', 'film.gif', () => gifOf(1000, 10_000)),
  file('EICAR', 'eicar.txt', () => Buffer.from(eicar())),
  file('program that is a PDF that is a zip, by the name of pdf', 'chimera.pdf', chimera),
  file('program that is a PDF that is a zip, by the name of zip', 'chimera.zip', chimera),
  file('PDF that is a zip, by the name of pdf', 'both.pdf', () =>
    Buffer.concat([textPdf(['Also a zip']), zipped({ 'a.txt': 'also a PDF' })]),
  ),
  file('HTML by the name of pdf', 'page.pdf', page),
  file('HTML by the name of png', 'page.png', page),
  file('SVG by the name of pdf', 'drawing.pdf', drawing),
  file('SVG by the name of txt', 'drawing.txt', drawing),
  file('program by the name of pdf', 'setup.pdf', program),
  file('program by the name of png', 'setup.png', program),
  file('program by the name of txt', 'setup.txt', program),
  file('a name with folders, line ends and letters that turn round', '../..\\a\u202e\nfdp.pdf', () =>
    textPdf(['Named strangely']),
  ),
  file('a name of 255 letters', `${'n'.repeat(251)}.pdf`, () => textPdf(['Long'])),
  file('a name of a device', 'CON.pdf', () => textPdf(['A device'])),
  raw('a name with a zero byte', 'a\0b.pdf', (parts) => ({ body: Buffer.concat([parts, END]) })),
  raw('a name with a bare line end', 'a\r\nx-session-code: b.pdf', (parts) => ({ body: Buffer.concat([parts, END]) })),
  raw('a form without an end', 'endless.pdf', (parts) => ({ body: parts })),
  raw('a form of 10,000 parts', 'crowd.pdf', (parts) => ({
    body: Buffer.concat([
      Buffer.from('--b\r\ncontent-disposition: form-data; name="more"\r\n\r\nx\r\n'.repeat(10_000)),
      parts,
      END,
    ]),
  })),
  raw('a form that is shorter than it says', 'short.pdf', (parts) => ({
    body: Buffer.concat([parts, END]),
    says: 2 * MB,
    ends: true,
  })),
  raw('a form that is longer than it says', 'long.pdf', (parts) => ({
    body: Buffer.concat([parts, END]),
    says: parts.length - 100,
  })),
  raw('a form that says that it has 4 GB', 'vast.pdf', (parts) => ({
    body: Buffer.concat([parts, END]),
    says: 4096 * MB,
  })),
];
