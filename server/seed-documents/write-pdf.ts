import type { Written } from './text-of.ts';

const PAGE = { width: 595, height: 842, margin: 64 } as const;
/** Widths of Helvetica's characters from the blank to the tilde, in thousandths of the size (its AFM file). */
const WIDTHS = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
  556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
  260, 334, 584,
];
const widthOf = (text: string, size: number): number =>
  (Array.from(text, (letter) => WIDTHS[letter.charCodeAt(0) - 32] ?? 556).reduce((sum, width) => sum + width, 0) *
    size) /
  1000;

function wrapped(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer, size) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

type Line = { text: string; size: number; bold: boolean; x: number; y: number };
type Mark = { title: string; page: number; y: number };

/** Lines on their pages, a new page for each part, and where the parts begin. */
function laidOut({ title, lines, parts }: Written): { pages: Line[][]; marks: Mark[] } {
  const pages: Line[][] = [[]];
  const marks: Mark[] = [];
  let y = PAGE.height - PAGE.margin;
  const put = (text: string, size: number, { bold = false, indent = 0, after = 0 } = {}) => {
    for (const line of wrapped(text, size, PAGE.width - 2 * PAGE.margin - indent)) {
      if (y - size < PAGE.margin) {
        pages.push([]);
        y = PAGE.height - PAGE.margin;
      }
      y -= size * 1.4;
      pages.at(-1)?.push({ text: line, size, bold, x: PAGE.margin + indent, y });
    }
    y -= after;
  };
  put(title, 26, { bold: true, after: 12 });
  for (const line of lines) put(line, 12, { after: 2 });
  for (const part of parts) {
    pages.push([]);
    y = PAGE.height - PAGE.margin;
    marks.push({ title: part.title, page: pages.length - 1, y });
    put(part.title, 18, { bold: true, after: 10 });
    for (const paragraph of part.paragraphs) put(paragraph, 12, { after: 8 });
    part.list.forEach((item, at) => put(`${at + 1}. ${item}`, 12, { indent: 16, after: 4 }));
  }
  return { pages, marks };
}

const quoted = (text: string): string =>
  `(${text.replaceAll(/[^\u0020-\u007e]/g, '?').replaceAll(/[\\()]/g, String.raw`\$&`)})`;

/** A PDF with text, an outline and page labels, and how many pages it has. Its letters are those of ASCII. */
export function writePdf(written: Written): { file: Buffer; pages: number } {
  const { pages, marks } = laidOut(written);
  const objects: string[] = [];
  const add = (object: string): number => objects.push(object);
  const [catalog, tree, outlines, plain, bold, about] = [
    add(''),
    add(''),
    add(''),
    add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'),
    add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>'),
    add(`<< /Title ${quoted(written.title)} /Producer (DevOrbit) >>`),
  ];
  const kids = pages.map((lines, at) => {
    const drawn = lines.map(
      ({ text, size, bold: heavy, x, y }) =>
        `BT /${heavy ? 'B' : 'P'} ${size} Tf 1 0 0 1 ${x} ${y.toFixed(1)} Tm ${quoted(text)} Tj ET`,
    );
    const foot = `BT /P 9 Tf 1 0 0 1 ${PAGE.width / 2} 36 Tm (${at + 1}) Tj ET`;
    const stream = [...drawn, foot].join('\n');
    const content = add(`<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`);
    return add(
      `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents ${content} 0 R ` +
        `/Resources << /Font << /P ${plain} 0 R /B ${bold} 0 R >> >> >>`,
    );
  });
  const first = objects.length + 1;
  marks.forEach(({ title, page, y }, at) => {
    const before = at > 0 ? `/Prev ${first + at - 1} 0 R ` : '';
    const after = at < marks.length - 1 ? `/Next ${first + at + 1} 0 R ` : '';
    add(
      `<< /Title ${quoted(title)} /Parent ${outlines} 0 R ${before}${after}/Dest [${kids[page]} 0 R /XYZ null ${y} null] >>`,
    );
  });
  objects[catalog - 1] = `<< /Type /Catalog /Pages ${tree} 0 R /Outlines ${outlines} 0 R /Lang (en) >>`;
  objects[tree - 1] = `<< /Type /Pages /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] /Count ${kids.length} >>`;
  objects[outlines - 1] =
    marks.length === 0
      ? '<< /Type /Outlines /Count 0 >>'
      : `<< /Type /Outlines /First ${first} 0 R /Last ${first + marks.length - 1} 0 R /Count ${marks.length} >>`;
  let file = '%PDF-1.7\n';
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root ${catalog} 0 R /Info ${about} 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return { file: Buffer.from(file, 'latin1'), pages: pages.length };
}
