import escapeHtml from 'escape-html';
import { outlineOf, widthOf } from './fonts.ts';
import type { Shape, Sheet } from './sheet.ts';

/** The sheet as SVG without any reference to fonts: its letters are outlines. `label` is what a screen reader says of it. */
export function drawSvg({ width, height, shapes }: Sheet, label: string): string {
  const opening = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escapeHtml(label)}">`;
  return `${opening}<title>${escapeHtml(label)}</title>${shapes.map(drawn).join('')}</svg>`;
}

function drawn(shape: Shape): string {
  if (shape.kind === 'path') {
    const { d, fill = 'none', stroke, width = 1, opacity } = shape;
    const line = stroke === undefined ? '' : ` stroke="${stroke}" stroke-width="${width}"`;
    return `<path d="${d}" fill="${fill}"${line}${opacity === undefined ? '' : ` opacity="${opacity}"`}/>`;
  }
  const { text, face, size, spacing = 0, colour } = shape;
  return `<path d="${outlineOf(text, face, size, beginning(shape), shape.y, spacing)}" fill="${colour}"/>`;
}

/** Where a line of text begins. */
export function beginning({ text, face, size, spacing, align, x }: Extract<Shape, { kind: 'text' }>): number {
  if (align === undefined || align === 'start') return x;
  const width = widthOf(text, face, size, spacing);
  return align === 'end' ? x - width : x - width / 2;
}
