import type { Face } from './fonts.ts';

/** A colour as `#rrggbb`. */
type Colour = `#${string}`;

/** What stands on a sheet; lengths in points, y downwards. */
export type Shape =
  | { kind: 'path'; d: string; fill?: Colour; stroke?: Colour; width?: number; opacity?: number }
  | {
      kind: 'text';
      text: string;
      /** Where the line begins, or its middle or end by `align`; `y` is the base line. */
      x: number;
      y: number;
      size: number;
      face: Face;
      colour: Colour;
      align?: 'start' | 'middle' | 'end';
      /** Between letters. */
      spacing?: number;
      /** What it is to a screen reader. */
      role?: 'H1' | 'H2' | 'P';
    };

export type Sheet = { width: number; height: number; shapes: readonly Shape[] };

const round = (value: number): number => Math.round(value * 100) / 100;

/** A rectangle, with round corners where `r` is given. */
export function rectangle(x: number, y: number, w: number, h: number, r = 0): string {
  if (r === 0) return `M${x} ${y}H${x + w}V${y + h}H${x}Z`;
  return (
    `M${x + r} ${y}H${x + w - r}A${r} ${r} 0 0 1 ${x + w} ${y + r}V${y + h - r}A${r} ${r} 0 0 1 ${x + w - r} ${y + h}` +
    `H${x + r}A${r} ${r} 0 0 1 ${x} ${y + h - r}V${y + r}A${r} ${r} 0 0 1 ${x + r} ${y}Z`
  );
}

/** An ellipse, turned by `degrees`. */
export function ellipse(cx: number, cy: number, rx: number, ry = rx, degrees = 0): string {
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [round(rx * Math.cos(angle)), round(rx * Math.sin(angle))];
  const [from, to] = [`${round(cx - dx)} ${round(cy - dy)}`, `${round(cx + dx)} ${round(cy + dy)}`];
  return `M${from}A${rx} ${ry} ${degrees} 0 1 ${to}A${rx} ${ry} ${degrees} 0 1 ${from}Z`;
}

/** A star of four points. */
export function star(cx: number, cy: number, r: number): string {
  const near = round(r * 0.16);
  const at = (dx: number, dy: number): string => `${round(cx + dx)} ${round(cy + dy)}`;
  return `M${at(0, -r)}Q${at(near, -near)} ${at(r, 0)}Q${at(near, near)} ${at(0, r)}Q${at(-near, near)} ${at(-r, 0)}Q${at(-near, -near)} ${at(0, -r)}Z`;
}
