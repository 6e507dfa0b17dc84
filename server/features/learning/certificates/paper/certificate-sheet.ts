import { createHash } from 'node:crypto';
import type { CertificateEvidence, CertificateLevel } from '@devorbit/contract/learning/certificates.ts';
import { fitting, widthOf, wrapped } from '../../../../platform/paper/fonts.ts';
import { qrCode } from '../../../../platform/paper/qr-code.ts';
import { ellipse, rectangle, type Shape, type Sheet, star } from '../../../../platform/paper/sheet.ts';
import { type About, dayText, evidenceText, levelNames, sheetWords } from '../wording.ts';

/** The colours of web/styles/tokens.css: paper by day, deep space by night. */
const paper = { sheet: '#fbf8f2', ink: '#15172a', quiet: '#50536b', line: '#e0d9cb', signal: '#2f3bcb' } as const;
const night = { sky: '#0b0d19', line: '#3a3f60', faint: '#20243b', star: '#eceae4', quiet: '#b3b6cc' } as const;
const light = { sun: '#ee9a5f', core: '#f7bd86', planet: '#9aa6ff', shade: '#4c57d6', dust: '#cfc6b5' } as const;

/** A4, landscape, in points. */
const [WIDTH, HEIGHT] = [842, 595];
/** How far the night reaches. */
const NIGHT = 250;
const LEFT = NIGHT + 52;
const RIGHT = WIDTH - 54;
const QR = 74;

export type OnSheet = About & {
  id: string;
  holder: string;
  earned_at: string;
  evidence: readonly CertificateEvidence[];
  /** Where it can be verified. */
  url: string;
  sample: boolean;
};

type Words = Omit<Extract<Shape, { kind: 'text' }>, 'kind'>;
const words = (text: Words): Shape => ({ kind: 'text', ...text });
const path = (d: string, look: Omit<Extract<Shape, { kind: 'path' }>, 'kind' | 'd'>): Shape => ({
  kind: 'path',
  d,
  ...look,
});

/** Orbits begin in the night and go on over the paper. */
const CENTRE = { x: 96, y: 396 };
const orbits = [112, 196, 292, 396, 508];

function sky(id: string): Shape[] {
  const bytes = createHash('sha256').update(id).digest();
  const byte = (at: number): number => bytes.readUInt8(at % bytes.length);
  // A constellation of its own for every certificate, above the planet.
  const points = Array.from({ length: 7 }, (_, at) => ({
    x: 34 + (at * (NIGHT - 74)) / 6 + (byte(at) / 255) * 14,
    y: 104 + (byte(at + 7) / 255) * 84,
    r: 2.6 + (byte(at + 14) / 255) * 3.4,
  }));
  const line = points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  const dust = Array.from({ length: 26 }, (_, at) => ({
    x: 10 + ((byte(at) * 7 + at * 53) % (NIGHT - 20)),
    y: 12 + ((byte(at + 5) * 11 + at * 97) % (HEIGHT - 24)),
    r: 0.45 + (byte(at + 9) % 4) * 0.2,
  }));
  return [
    ...dust.map(({ x, y, r }) => path(ellipse(x, y, r), { fill: night.star, opacity: 0.55 })),
    path(line, { stroke: night.line, width: 0.9 }),
    ...points.map(({ x, y, r }) => path(star(x, y, r * 1.5), { fill: night.star })),
  ];
}

/** The seal: a planet; a Verified one has a ring, a second moon and sunlight. */
function planet(level: CertificateLevel): Shape[] {
  const { x, y } = CENTRE;
  const verified = level === 'verified';
  const ring = { cx: x, cy: y, rx: 112, ry: 26, turn: -18 };
  const angle = (ring.turn * Math.PI) / 180;
  const end = (side: 1 | -1): string =>
    `${(x + side * ring.rx * Math.cos(angle)).toFixed(2)} ${(y + side * ring.rx * Math.sin(angle)).toFixed(2)}`;
  const back = `M${end(-1)}A${ring.rx} ${ring.ry} ${ring.turn} 0 1 ${end(1)}`;
  const front = `M${end(-1)}A${ring.rx} ${ring.ry} ${ring.turn} 0 0 ${end(1)}`;
  const disc = ellipse(x, y, 64);
  return [
    ...(verified ? [path(ellipse(x, y, 92), { fill: light.core, opacity: 0.09 })] : []),
    ...(verified ? [path(back, { stroke: light.sun, width: 3.2 })] : []),
    path(disc, { fill: verified ? light.core : light.planet }),
    // The side that lies in the dark.
    path(`M${x + 26} ${y - 58.5}A64 64 0 0 1 ${x - 40} ${y + 50}A82 82 0 0 0 ${x + 26} ${y - 58.5}Z`, {
      fill: verified ? light.sun : light.shade,
      opacity: verified ? 0.75 : 0.55,
    }),
    path(`M${x - 52} ${y - 18}Q${x - 6} ${y - 4} ${x + 50} ${y - 26}`, {
      stroke: '#ffffff',
      width: 2.4,
      opacity: 0.35,
    }),
    path(`M${x - 60} ${y + 6}Q${x - 4} ${y + 22} ${x + 60} ${y - 2}`, { stroke: '#ffffff', width: 1.6, opacity: 0.28 }),
    ...(verified ? [path(front, { stroke: light.sun, width: 3.2 })] : []),
  ];
}

const onOrbit = (radius: number, degrees: number): [number, number] => [
  CENTRE.x + radius * Math.cos((degrees * Math.PI) / 180),
  CENTRE.y + radius * Math.sin((degrees * Math.PI) / 180),
];

function background({ id, level }: OnSheet): Shape[] {
  const [moonX, moonY] = onOrbit(112, -52);
  const [farX, farY] = onOrbit(196, -76);
  return [
    path(rectangle(0, 0, WIDTH, HEIGHT), { fill: paper.sheet }),
    // On the paper first, then the night over its own part, with the same orbits in its own colour.
    ...orbits.map((radius) => path(arc(radius, 'paper'), { stroke: light.dust, width: 0.7, opacity: 0.5 })),
    path(rectangle(0, 0, NIGHT, HEIGHT), { fill: night.sky }),
    ...orbits.map((radius) => path(arc(radius, 'night'), { stroke: night.line, width: 0.9 })),
    ...sky(id),
    ...planet(level),
    path(ellipse(moonX, moonY, 7), { fill: night.star }),
    ...(level === 'verified' ? [path(ellipse(farX, farY, 4.4), { fill: light.sun })] : []),
    path(rectangle(NIGHT + 18, 18, WIDTH - NIGHT - 36, HEIGHT - 36, 10), { stroke: paper.line, width: 0.9 }),
  ];
}

/** An orbit's part over the night, or over the paper: what leaves the sheet is cut by its edge. */
function arc(radius: number, part: 'night' | 'paper'): string {
  const across = NIGHT - CENTRE.x;
  if (radius <= across) return part === 'night' ? ellipse(CENTRE.x, CENTRE.y, radius) : '';
  const up = Math.sqrt(radius ** 2 - across ** 2).toFixed(2);
  const [top, bottom] = [`${NIGHT} ${CENTRE.y - Number(up)}`, `${NIGHT} ${CENTRE.y + Number(up)}`];
  return part === 'night'
    ? `M${top}A${radius} ${radius} 0 1 0 ${bottom}`
    : `M${top}A${radius} ${radius} 0 0 1 ${bottom}`;
}

function brand(): Shape[] {
  const [x, y] = [34, 60];
  return [
    path(ellipse(x + 11, y - 7, 11, 4.6, -24), { stroke: night.star, width: 1.5 }),
    path(ellipse(x + 11, y - 7, 4.6), { fill: light.core }),
    words({ text: 'DevOrbit', x: x + 32, y, size: 21, face: 'display', colour: night.star }),
  ];
}

function seal(on: OnSheet): Shape[] {
  return [
    words({
      text: levelNames[on.level],
      x: 34,
      y: HEIGHT - 58,
      size: 22,
      face: 'display',
      colour: night.star,
      role: 'H2',
    }),
    words({
      text: sheetWords(on).seal,
      x: 34,
      y: HEIGHT - 40,
      size: 9.5,
      face: 'text',
      colour: night.quiet,
    }),
  ];
}

/** A certificate on A4: the night with its constellation and seal on the left, the words on paper. */
export function certificateSheet(on: OnSheet): Sheet {
  const room = RIGHT - LEFT;
  const { did, title } = sheetWords(on);
  const size = fitting(on.holder, 'display', 42, room);
  const lines = wrapped(title, 'display', 23, room).slice(0, 2);
  const below = 308 + (lines.length - 1) * 28;
  const bottom = HEIGHT - 54;
  const where = on.url.replace(/^https?:\/\//, '');
  return {
    width: WIDTH,
    height: HEIGHT,
    shapes: [
      ...background(on),
      ...brand(),
      ...seal(on),
      words({
        text: 'CERTIFICATE',
        x: LEFT,
        y: 92,
        size: 12,
        face: 'strong',
        colour: paper.signal,
        spacing: 3.2,
        role: 'H1',
      }),
      ...(on.sample ? sampleMark() : []),
      words({ text: 'Awarded to', x: LEFT, y: 142, size: 12, face: 'text', colour: paper.quiet }),
      words({ text: on.holder, x: LEFT, y: 188, size, face: 'display', colour: paper.ink, role: 'H2' }),
      path(`M${LEFT} 208H${RIGHT}`, { stroke: paper.line, width: 1 }),
      words({
        text: did,
        x: LEFT,
        y: 240,
        size: 12,
        face: 'text',
        colour: paper.quiet,
      }),
      ...lines.map((text, at) =>
        words({ text, x: LEFT, y: 270 + at * 28, size: 23, face: 'display', colour: paper.ink, role: 'H2' }),
      ),
      ...on.evidence.flatMap((piece, at) => evidenceLine(piece, below + at * 22)),
      path(qrCode(on.url, RIGHT - QR, bottom - QR, QR), { fill: paper.ink }),
      ...fact('Earned', dayText(on.earned_at), LEFT, bottom - 50),
      ...fact('Certificate number', on.id, LEFT, bottom - 12),
      words({
        text: where,
        x: LEFT,
        y: bottom + 16,
        size: fitting(where, 'text', 8.5, room),
        face: 'text',
        colour: paper.quiet,
      }),
    ],
  };
}

function evidenceLine(piece: CertificateEvidence, y: number): Shape[] {
  const text = evidenceText(piece);
  return [
    path(star(LEFT + 5, y - 4, 6), { fill: light.sun }),
    words({
      text,
      x: LEFT + 20,
      y,
      size: fitting(text, 'text', 12, RIGHT - LEFT - 20),
      face: 'text',
      colour: paper.ink,
    }),
  ];
}

const fact = (name: string, value: string, x: number, y: number): Shape[] => [
  words({ text: name, x, y: y - 14, size: 8.5, face: 'text', colour: paper.quiet }),
  words({
    text: value,
    x,
    y,
    size: fitting(value, 'strong', 12, RIGHT - LEFT - QR - 24),
    face: 'strong',
    colour: paper.ink,
  }),
];

/** Nobody takes one for real whose holder does not exist. */
function sampleMark(): Shape[] {
  const text = 'SAMPLE · THE HOLDER DOES NOT EXIST';
  const width = widthOf(text, 'strong', 8.5, 1) + 20;
  return [
    path(rectangle(RIGHT - width, 76, width, 22, 11), { stroke: '#a8243f', width: 1, fill: '#fbe5e6' }),
    words({ text, x: RIGHT - width + 10, y: 90, size: 8.5, face: 'strong', colour: '#a8243f', spacing: 1 }),
  ];
}
