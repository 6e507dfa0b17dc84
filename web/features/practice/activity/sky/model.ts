import type { Activity, Star } from '@devorbit/contract/practice/activity.ts';
import { dateText } from '../../../../platform/format/dates.ts';
import { counted } from '../../../../platform/format/plurals.ts';
import { NO_TAG } from './copy.ts';

/** A star at its place, in units of the drawing. */
export type Placed = Star & { x: number; y: number; brightness: Brightness };
/** 3 of the last week, 2 of the last month, 1 of the last half year, 0 before that; 2 where it is not told when. */
export type Brightness = 0 | 1 | 2 | 3;
export type System = {
  tag: string;
  /** In the order of solving. */
  stars: Placed[];
  /** Where its name stands: the middle of the line. */
  label: { x: number; y: number };
};
export type Chart = { width: number; height: number; systems: System[] };

/** How a sky is laid out: how much wider than high, the size of its letters, and at least how large it is. */
export type Frame = { stretch: number; letters: number; width: number; height: number };
export const WIDE: Frame = { stretch: 2.6, letters: 13, width: 760, height: 300 };
export const NARROW: Frame = { stretch: 0.75, letters: 15, width: 340, height: 300 };

const DAY_MS = 86_400_000;

/** The same whole number for the same text, below 2³² (FNV-1a). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  // Texts that differ at their ends alone are apart too.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** From 0 up to 1, the same for the same text. */
const drawn = (text: string): number => hashOf(text) / 2 ** 32;

export function brightnessOf(solvedAt: string | null, now: number): Brightness {
  if (solvedAt === null) return 2;
  const days = (now - Date.parse(solvedAt)) / DAY_MS;
  return days < 7 ? 3 : days < 30 ? 2 : days < 182 ? 1 : 0;
}

/** What the system of a tag is called. */
export const systemName = (tag: string): string => (tag === '' ? NO_TAG : tag);

/** From star to star along a spiral, and from one turn of it to the next. */
const STEP = 27;
const TURN = 27;
/** How far a star may lie from its place on the spiral. */
const WOBBLE = 6;
/** Around the outermost star. */
const EDGE = 12;
/** Between systems. */
const GAP = 18;

type Point = { x: number; y: number };

/** Places of a system's stars around its middle: along a spiral, which each tag begins at an angle of its own. */
function spiral(tag: string, stars: readonly Star[]): Point[] {
  const turn = drawn(`turn ${tag}`) * 2 * Math.PI;
  const way = drawn(`way ${tag}`) < 0.5 ? -1 : 1;
  const widening = TURN / (2 * Math.PI);
  let angle = 0;
  return stars.map(({ problem_id }, at) => {
    if (at > 0) angle += STEP / Math.hypot(widening, Math.max(widening * angle, STEP / 2));
    const radius = widening * angle + (at === 0 ? 0 : 6);
    const wobble = (axis: string) => (drawn(`${axis} ${problem_id}`) - 0.5) * 2 * WOBBLE;
    return {
      x: radius * Math.cos(turn + way * angle) + wobble('x'),
      y: radius * Math.sin(turn + way * angle) + wobble('y'),
    };
  });
}

type Box = Point & { halfWidth: number; halfHeight: number };

/** The nearest free place to the middle, on a spiral of its own. Boxes are few: there are as many as tags. */
function freePlace(taken: readonly Box[], size: Omit<Box, 'x' | 'y'>, tag: string, stretch: number): Point {
  const turn = drawn(`place ${tag}`) * 2 * Math.PI;
  for (let step = 0; ; step++) {
    const radius = 5 * Math.sqrt(step);
    const angle = turn + step * 0.37;
    const point = { x: radius * Math.cos(angle) * stretch, y: radius * Math.sin(angle) };
    const free = taken.every(
      (box) =>
        Math.abs(box.x - point.x) >= box.halfWidth + size.halfWidth + GAP ||
        Math.abs(box.y - point.y) >= box.halfHeight + size.halfHeight + GAP,
    );
    if (free) return point;
  }
}

/** Systems by tag, in the order of their first stars. */
export function systemsOf(stars: readonly Star[]): { tag: string; stars: Star[] }[] {
  const systems = new Map<string, Star[]>();
  for (const star of stars) {
    const known = systems.get(star.tag);
    if (known) known.push(star);
    else systems.set(star.tag, [star]);
  }
  return [...systems].map(([tag, members]) => ({ tag, stars: members }));
}

/** A sky: the same stars always stand at the same places. `now` in ms. */
export function chartOf(stars: readonly Star[], frame: Frame, now: number): Chart {
  const taken: (Box & System)[] = [];
  for (const { tag, stars: members } of systemsOf(stars)) {
    const points = spiral(tag, members);
    const reach = (axis: 'x' | 'y') => {
      const along = points.map((point) => point[axis]);
      return { low: Math.min(...along), high: Math.max(...along) };
    };
    const [across, down] = [reach('x'), reach('y')];
    const label = frame.letters * 1.5;
    const named = systemName(tag).length * frame.letters * 0.56;
    const size = {
      halfWidth: Math.max((across.high - across.low) / 2 + EDGE, named / 2),
      halfHeight: (down.high - down.low) / 2 + EDGE + label / 2,
    };
    const place = freePlace(taken, size, tag, frame.stretch);
    const shift = {
      x: place.x - (across.low + across.high) / 2,
      y: place.y - label / 2 - (down.low + down.high) / 2,
    };
    taken.push({
      ...place,
      ...size,
      tag,
      stars: members.map((star, at) => ({
        ...star,
        x: (points[at]?.x ?? 0) + shift.x,
        y: (points[at]?.y ?? 0) + shift.y,
        brightness: brightnessOf(star.solved_at, now),
      })),
      label: { x: place.x, y: place.y + size.halfHeight - label / 2 },
    });
  }
  return framed(taken, frame);
}

/** Moves everything into a frame whose corner is 0. */
function framed(boxes: readonly (Box & System)[], frame: Frame): Chart {
  const left = Math.min(0, ...boxes.map(({ x, halfWidth }) => x - halfWidth));
  const right = Math.max(0, ...boxes.map(({ x, halfWidth }) => x + halfWidth));
  const top = Math.min(0, ...boxes.map(({ y, halfHeight }) => y - halfHeight));
  const bottom = Math.max(0, ...boxes.map(({ y, halfHeight }) => y + halfHeight));
  const width = Math.max(frame.width, right - left + 2 * GAP);
  const height = Math.max(frame.height, bottom - top + 2 * GAP);
  const moved = ({ x, y }: Point): Point => ({
    x: Math.round((x + (width - left - right) / 2) * 10) / 10,
    y: Math.round((y + (height - top - bottom) / 2) * 10) / 10,
  });
  return {
    width: Math.round(width),
    height: Math.round(height),
    systems: boxes.map(({ tag, stars, label }) => ({
      tag,
      stars: stars.map((star) => ({ ...star, ...moved(star) })),
      label: moved(label),
    })),
  };
}

/** `34 stars in 9 systems` */
export const skyText = (stars: readonly Star[]): string =>
  `${counted(stars.length, 'star')} in ${counted(new Set(stars.map(({ tag }) => tag)).size, 'system')}`;

/** `Bridges, Hard, graphs, solved 12 Nov 2026` */
export const starText = ({ title, difficulty, tag, solved_at }: Star): string =>
  [title, difficulty, systemName(tag), ...(solved_at === null ? [] : [`solved ${dateText(solved_at)}`])].join(', ');

/** Where an arrow key leads from a star: along the way of solving, or to the system beside it; null for other keys. */
export function nextStar({ systems }: Chart, from: number, key: string): number | null {
  const at = systems.findIndex(({ stars }) => stars.some(({ problem_id }) => problem_id === from));
  const ids = systems.flatMap(({ stars }) => stars.map(({ problem_id }) => problem_id));
  const beside = (step: 1 | -1): number | null =>
    systems[(at + step + systems.length) % systems.length]?.stars[0]?.problem_id ?? null;
  const along = (step: 1 | -1): number | null => ids[(ids.indexOf(from) + step + ids.length) % ids.length] ?? null;
  switch (key) {
    case 'ArrowRight':
      return along(1);
    case 'ArrowLeft':
      return along(-1);
    case 'ArrowDown':
      return beside(1);
    case 'ArrowUp':
      return beside(-1);
    case 'Home':
      return ids[0] ?? null;
    case 'End':
      return ids.at(-1) ?? null;
    default:
      return null;
  }
}

export type WeekDay = { day: string; solved: boolean; when: 'past' | 'today' | 'future' };

const iso = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** The days of the week that `today` (YYYY-MM-DD) lies in, from Monday. What lies in the year before is known from the streak alone. */
export function weekOf({ days, current_streak }: Pick<Activity, 'days' | 'current_streak'>, today: string): WeekDay[] {
  const now = Date.parse(`${today}T00:00:00Z`);
  const solved = new Set(days.filter((day) => day.solved > 0).map(({ day }) => day));
  const end = solved.has(today) ? now : now - DAY_MS;
  for (let back = 0; back < Math.min(current_streak, 7); back++) solved.add(iso(end - back * DAY_MS));
  const monday = now - ((new Date(now).getUTCDay() + 6) % 7) * DAY_MS;
  return Array.from({ length: 7 }, (_, at) => {
    const day = iso(monday + at * DAY_MS);
    return { day, solved: solved.has(day), when: day === today ? 'today' : day < today ? 'past' : 'future' };
  });
}

/** What there is to say about a streak today. */
export function streakAdvice(streak: number, week: readonly WeekDay[]): string {
  if (week.some(({ when, solved }) => when === 'today' && solved)) return 'Today is done. See you tomorrow.';
  return streak > 0 ? 'Solve a new problem today to keep it.' : 'Solve a new problem today to start one.';
}
