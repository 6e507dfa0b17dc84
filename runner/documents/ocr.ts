import type { ConvertibleType } from '@devorbit/contract/execution/documents.ts';
import type { Boxes } from './boxes.ts';
import { PDFTOPPM, TESSERACT } from './document-tools.ts';
import { pageText } from './plain-text.ts';
import { Refused } from './refused.ts';

/** An A4 page at 200 dpi. */
const LONGER_SIDE = 2400;
const READ = `${TESSERACT} "$1" - -l eng+hin+mar --dpi 200`;
const DRAW_AND_READ = `${PDFTOPPM} -gray -f "$2" -l "$2" -scale-to ${LONGER_SIDE} /box/in.pdf | ${READ}`;

/** The text of one page of what is sealed, a PDF or a picture, by its looks. Throws Refused. */
export async function readByOcr({ step }: Boxes, type: ConvertibleType, page: number): Promise<string> {
  const [script, source] = type === 'pdf' ? [DRAW_AND_READ, '-'] : [READ, `/box/in.${type}`];
  const { code, stdout } = await step({
    argv: ['/bin/sh', '-c', script, 'sh', source, String(page)],
    limits: { cpu_ms: 20_000, wall_ms: 60_000, output_bytes: 4 * 1024 * 1024 },
  });
  if (code !== 0) throw new Refused('broken', 'It cannot be read as a picture.');
  return pageText(stdout.toString().replaceAll('\f', '').trim());
}
