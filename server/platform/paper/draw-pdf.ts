import PDFDocument from 'pdfkit';
import { beginning } from './draw-svg.ts';
import { runsOf, widthOf } from './fonts.ts';
import type { Shape, Sheet } from './sheet.ts';

type Options = {
  title: string;
  author: string;
  at: Date;
  /** A file within the PDF. */
  attached?: { name: string; type: string; description: string; text: string };
};

/** Sheets as the pages of a PDF with real text, tagged for screen readers. */
export function drawPdf(sheets: Sheet | readonly Sheet[], { title, author, at, attached }: Options): Promise<Buffer> {
  const pages: readonly Sheet[] = 'shapes' in sheets ? [sheets] : sheets;
  const doc = new PDFDocument({
    autoFirstPage: false,
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en',
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: at, ModDate: at },
  });
  const pieces: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (piece: Buffer) => pieces.push(piece));
    doc.on('end', () => resolve(Buffer.concat(pieces)));
    doc.on('error', reject);
  });
  const content = doc.struct('Document');
  doc.addStructure(content);
  for (const { width, height, shapes } of pages) {
    doc.addPage({ size: [width, height], margin: 0 });
    for (const shape of shapes) {
      if (shape.kind === 'text') content.add(doc.struct(shape.role ?? 'P', {}, () => write(doc, shape)));
      else {
        doc.markContent('Artifact', { type: 'Layout' });
        draw(doc, shape);
        doc.endMarkedContent();
      }
    }
  }
  content.end();
  if (attached)
    doc.file(Buffer.from(attached.text, 'utf8'), {
      name: attached.name,
      type: attached.type,
      description: attached.description,
      creationDate: at,
      modifiedDate: at,
    });
  doc.end();
  return done;
}

type Document = InstanceType<typeof PDFDocument>;

function draw(doc: Document, { d, fill, stroke, width = 1, opacity = 1 }: Extract<Shape, { kind: 'path' }>): void {
  doc.save().path(d).lineWidth(width).opacity(opacity);
  if (fill !== undefined && stroke !== undefined) doc.fillAndStroke(fill, stroke);
  else if (fill !== undefined) doc.fill(fill);
  else if (stroke !== undefined) doc.stroke(stroke);
  doc.restore();
}

function write(doc: Document, shape: Extract<Shape, { kind: 'text' }>): void {
  const { text, face, size, colour, y, spacing = 0 } = shape;
  let x = beginning(shape);
  doc.opacity(1).fillColor(colour);
  for (const run of runsOf(text, face)) {
    doc.registerFont(run.font.name, run.font.bytes);
    doc
      .font(run.font.name)
      .fontSize(size)
      .text(run.text, x, y, { lineBreak: false, baseline: 'alphabetic', characterSpacing: spacing });
    x += widthOf(run.text, face, size, spacing) + spacing;
  }
}
