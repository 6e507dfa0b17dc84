import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { DemoDocument } from '@devorbit/content-reader/demo-documents.ts';
import { contentFolder } from '../folders.ts';
import { drawPlot } from './draw-plot.ts';
import { type Written, writtenOf } from './text-of.ts';
import { packed, writeDocx, writePptx, writeXlsx } from './write-office.ts';
import { writePdf } from './write-pdf.ts';

/** What the pictures show, by the subject. */
const plots: Record<string, string> = {
  'Data Structures': 'hashing',
  'Database Management Systems': 'index',
  'Computer Networks': 'window',
  'Engineering Mathematics III': 'square',
  'Digital Electronics': 'ripple',
  'Strength of Materials': 'steel',
  'Electrical Machines': 'torque',
};

const plainText = ({ title, lines, parts }: Written): string =>
  [
    title,
    '='.repeat(title.length),
    '',
    ...lines,
    ...parts.flatMap((part) => [
      '',
      part.title,
      '-'.repeat(part.title.length),
      ...part.paragraphs.flatMap((text) => ['', text]),
      '',
      ...part.list.map((item, at) => `${at + 1}. ${item}`),
    ]),
    '',
  ].join('\n');

/** The same as Markdown, with the files that lie beside it. */
const markdown = ({ title, lines, parts }: Written, files: string[]): string =>
  [
    `# ${title}`,
    '',
    ...lines.map((line) => `> ${line}  `),
    '',
    'In this archive:',
    '',
    ...files.map((file) => `- \`${file}\``),
    ...parts.flatMap((part) => [
      '',
      `## ${part.title}`,
      ...part.paragraphs.flatMap((text) => ['', text]),
      '',
      ...part.list.map((item, at) => `${at + 1}. ${item}`),
    ]),
    '',
  ].join('\n');

/** Readings as somebody would have taken them, the same at every start. */
const readings = (title: string): (string | number)[][] => [
  ['Reading', 'Setting', 'Measured', 'Expected', 'Remark'],
  ...Array.from({ length: 24 }, (_, at) => {
    const setting = (at + 1) * 5;
    const expected = Math.round(setting * 1.8 * 100) / 100;
    const noise = (((at * 7919 + title.length * 104_729) % 41) - 20) / 25;
    const measured = Math.round((expected + noise) * 100) / 100;
    return [at + 1, setting, measured, expected, Math.abs(noise) > 0.7 ? 'repeat this one, please' : ''];
  }),
];

const quotedCell = (cell: string | number): string =>
  typeof cell === 'number' || !/[",\n]/.test(cell) ? String(cell) : `"${cell.replaceAll('"', '""')}"`;

const commaSeparated = (title: string): string =>
  readings(title)
    .map((row) => `${row.map(quotedCell).join(',')}\n`)
    .join('');

const program = (title: string): string =>
  `# ${title}\n# Run it, change one line, and say beforehand what will happen.\n\n\ndef main():\n    values = [5, 2, 8, 1, 9]\n    for step, value in enumerate(sorted(values), start=1):\n        print(step, value)\n\n\nif __name__ == "__main__":\n    main()\n`;

const slug = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The programs of an archive: those that lie in a folder of its name, or one for each part. */
function programsOf(name: string, { parts }: Written): Record<string, Uint8Array | string> {
  const folder = join(contentFolder('demo'), 'documents', name);
  if (!existsSync(folder))
    return Object.fromEntries(
      parts.map((part, at) => [`programs/${at + 1}-${slug(part.title)}.py`, program(part.title)]),
    );
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name: file }) => join(parentPath, file))
      .toSorted()
      .map((file) => [relative(folder, file), readFileSync(file)]),
  );
}

/** The file of a document of the demo world, what it is called, and its pages where they are known. */
export async function writeDocument(
  document: DemoDocument,
  college: string,
): Promise<{ file: Buffer; name: string; pages: number | null }> {
  const { title, format, subject } = document;
  const written = writtenOf(document, college);
  const name = `${slug(title)}.${format}`;
  const made = (file: Buffer, pages: number | null = null) => ({ file, name, pages });
  switch (format) {
    case 'pdf': {
      const { file, pages } = writePdf(written);
      return made(file, pages);
    }
    case 'docx':
      return made(writeDocx(written));
    case 'pptx':
      return made(writePptx(written), written.parts.length + 1);
    case 'xlsx':
      return made(writeXlsx(readings(title)));
    case 'csv':
      return made(Buffer.from(commaSeparated(title)));
    case 'txt':
      return made(Buffer.from(plainText(written)));
    case 'zip': {
      const files = {
        ...programsOf(slug(title), written),
        'data/readings.csv': commaSeparated(title),
        'figures/plot.png': await drawPlot(plots[subject] ?? '', 'png'),
      };
      return made(packed({ 'README.md': markdown(written, Object.keys(files)), ...files }));
    }
    case 'png':
    case 'jpg':
    case 'jpeg':
    case 'gif':
    case 'webp':
      return made(await drawPlot(plots[subject] ?? '', format === 'jpg' ? 'jpeg' : format));
    // No library writes these: they were made of the same texts once.
    case 'doc':
    case 'ppt':
    case 'xls':
      return made(gunzipSync(readFileSync(join(contentFolder('demo'), 'documents', `${name}.gz`))));
  }
}
