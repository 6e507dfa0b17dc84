import { Resvg } from '@resvg/resvg-js';
import { bakePng, bakeSvg } from '../../../../platform/credentials/bake.ts';
import { drawPdf } from '../../../../platform/paper/draw-pdf.ts';
import { drawSvg } from '../../../../platform/paper/draw-svg.ts';
import { certificateName } from '../wording.ts';
import { certificateSheet, type OnSheet } from './certificate-sheet.ts';

export type DrawTask = { on: OnSheet; format: 'pdf' | 'png' | 'svg'; credential: string };

/** Of the PNG, in pixels: twice the points of the sheet. Sharp reads no SVG in this process, where people send pictures. */
const PNG_WIDTH = 1684;

/** A certificate as a file that holds its credential, given as JSON. Runs in a thread of its own: a PDF takes a quarter of a second. */
export default async function drawFile({ on, format, credential }: DrawTask): Promise<Uint8Array> {
  const title = `${certificateName(on.framework.name, on.category.name)}, awarded to ${on.holder}`;
  const sheet = certificateSheet(on);
  if (format === 'pdf')
    return drawPdf(sheet, {
      title,
      author: 'DevOrbit',
      at: new Date(on.earned_at),
      attached: {
        name: 'credential.json',
        type: 'application/vc+ld+json',
        description: 'The signed credential (Open Badges 3.0)',
        text: credential,
      },
    });
  const svg = drawSvg(sheet, title);
  if (format === 'svg') return Buffer.from(bakeSvg(svg, credential));
  const png = new Resvg(svg, { fitTo: { mode: 'width', value: PNG_WIDTH }, font: { loadSystemFonts: false } });
  return bakePng(png.render().asPng(), credential);
}
