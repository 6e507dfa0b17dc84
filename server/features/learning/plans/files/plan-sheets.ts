import { completionOf, datesOf, type Plan, type PlanItem } from '@devorbit/contract/learning/plan-model.ts';
import { type Face, wrapped } from '../../../../platform/paper/fonts.ts';
import { ellipse, rectangle, type Shape, type Sheet, star } from '../../../../platform/paper/sheet.ts';

/** The colours of web/styles/tokens.css: paper by day, deep space by night. */
const paper = { sheet: '#fbf8f2', ink: '#15172a', quiet: '#50536b', line: '#e0d9cb', signal: '#2f3bcb' } as const;
const night = { sky: '#0b0d19', line: '#3a3f60', star: '#eceae4', quiet: '#b3b6cc', sun: '#ee9a5f' } as const;

/** A4, in points. */
const [WIDTH, HEIGHT] = [595, 842];
const [LEFT, RIGHT] = [86, WIDTH - 56];
const RAIL = 60;
const BOTTOM = HEIGHT - 60;
const HEAD = 190;
/** On paper a note is a reminder: the whole of it is in the other files. */
const LONGEST_NOTE = 240;
const LONGEST_TEXT = 420;

const cut = (text: string, most: number): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return [...line].length > most ? `${[...line].slice(0, most - 1).join('')}…` : line;
};
/** A word that no line holds is cut, so that it stays on the paper. */
const breakable = (text: string): string => text.replaceAll(/\S{40}(?=\S)/gu, '$& ');

/** The way down, behind the dots of its steps. */
const rail = (from: number): Shape => ({
  kind: 'path',
  d: `M${RAIL} ${from}V${BOTTOM}`,
  stroke: paper.line,
  width: 0.8,
});

type Pen = { shapes: Shape[]; y: number };
type Look = { size: number; face: Face; colour: `#${string}`; role?: 'H1' | 'H2' | 'P' };

function write(pen: Pen, text: string, { size, face, colour, role }: Look): void {
  for (const line of wrapped(breakable(text), face, size, RIGHT - LEFT)) {
    pen.y += size * 1.35;
    pen.shapes.push({ kind: 'text', text: line, x: LEFT, y: pen.y, size, face, colour, ...(role && { role }) });
  }
}

function cover(plan: Plan, site: string): Pen {
  const dust = Array.from({ length: 40 }, (_, at) => ({
    x: (at * 97) % WIDTH,
    y: (at * 53) % (HEAD - 12),
    r: 0.5 + (at % 4) * 0.25,
  }));
  const shapes: Shape[] = [
    { kind: 'path', d: rectangle(0, 0, WIDTH, HEIGHT), fill: paper.sheet },
    { kind: 'path', d: rectangle(0, 0, WIDTH, HEAD), fill: night.sky },
    ...dust.map(({ x, y, r }): Shape => ({ kind: 'path', d: ellipse(x, y, r), fill: night.star, opacity: 0.5 })),
    ...[90, 150, 220].map((r): Shape => ({
      kind: 'path',
      d: ellipse(WIDTH - 40, HEAD + 30, r),
      stroke: night.line,
      width: 0.8,
    })),
    { kind: 'path', d: rectangle(0, HEAD, WIDTH, HEIGHT - HEAD), fill: paper.sheet },
    { kind: 'path', d: ellipse(WIDTH - 110, 62, 17), fill: night.sun },
    { kind: 'path', d: star(WIDTH - 176, 118, 7), fill: night.star },
    { kind: 'text', text: 'DevOrbit', x: LEFT, y: 46, size: 12, face: 'strong', colour: night.quiet },
  ];
  shapes.push(rail(HEAD + 22));
  const pen = { shapes, y: 62 };
  const lines = wrapped(breakable(cut(plan.title, 90)), 'display', 22, RIGHT - LEFT - 60);
  for (const line of lines.slice(0, 3)) {
    pen.y += 27;
    shapes.push({
      kind: 'text',
      text: line,
      x: LEFT,
      y: pen.y,
      size: 22,
      face: 'display',
      colour: night.star,
      role: 'H1',
    });
  }
  shapes.push({
    kind: 'text',
    text: `${plan.estimatedTotalHours} hours · ${plan.items.length} steps · ${plan.hoursPerWeek} h a week · ${completionOf(plan.items)}% done · ${site.replace(/^https?:\/\//, '')}`,
    x: LEFT,
    y: HEAD - 18,
    size: 9.5,
    face: 'text',
    colour: night.quiet,
  });
  pen.y = HEAD + 14;
  return pen;
}

const blank = (): Pen => ({
  shapes: [{ kind: 'path', d: rectangle(0, 0, WIDTH, HEIGHT), fill: paper.sheet }, rail(52)],
  y: 48,
});

function drawItem(pen: Pen, item: PlanItem, days: { from: string; to: string } | undefined): void {
  const top = pen.y;
  write(pen, cut(item.title, 120), { size: 11.5, face: 'strong', colour: paper.ink });
  write(
    pen,
    `${item.duration} h · ${item.resourceType} · ${item.skipped ? 'skipped' : `${days?.from ?? ''} to ${days?.to ?? ''}`}${item.completed ? ' · done' : ''}`,
    {
      size: 8.5,
      face: 'text',
      colour: paper.quiet,
    },
  );
  if (item.description !== '')
    write(pen, cut(item.description, LONGEST_TEXT), { size: 9, face: 'text', colour: paper.quiet });
  if (item.note !== '')
    write(pen, `Note: ${cut(item.note, LONGEST_NOTE)}`, { size: 9, face: 'text', colour: paper.signal });
  const dot = ellipse(RAIL, top + 11.5, item.kind === 'checkpoint' ? 6 : 4.5);
  pen.shapes.push({
    kind: 'path',
    d: dot,
    stroke: paper.signal,
    width: 1.2,
    ...(item.completed ? { fill: paper.signal } : { fill: paper.sheet }),
  });
  pen.y += 9;
}

/** The plan on sheets of A4: the night with its title, then every step on its way down. */
export function planSheets(plan: Plan, site: string): Sheet[] {
  const dates = datesOf(plan);
  const pens = [cover(plan, site)];
  let phase = -1;
  for (const item of plan.items) {
    // Drawn for trial: an item is never cut in two.
    const trial = blank();
    drawItem(trial, item, dates.get(item.id));
    const needed = trial.y - 48 + (item.phase === phase ? 0 : 34);
    let pen = pens.at(-1) ?? blank();
    if (pen.y + needed > BOTTOM) {
      pen = blank();
      pens.push(pen);
    }
    if (item.phase !== phase) {
      phase = item.phase;
      pen.y += 8;
      write(pen, plan.phases[phase] ?? '', { size: 15, face: 'display', colour: paper.signal, role: 'H2' });
      pen.y += 4;
    }
    drawItem(pen, item, dates.get(item.id));
  }
  return pens.map(({ shapes }, at) => ({
    width: WIDTH,
    height: HEIGHT,
    shapes: [
      ...shapes,
      {
        kind: 'text',
        text: `${at + 1} of ${pens.length}`,
        x: RIGHT,
        y: HEIGHT - 30,
        size: 8,
        face: 'text',
        colour: paper.quiet,
        align: 'end',
      },
    ],
  }));
}
