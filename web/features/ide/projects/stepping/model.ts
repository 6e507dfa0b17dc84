import type {
  TraceCut,
  TracedFrame,
  TracedObject,
  TracedStep,
  TracedValue,
} from '@devorbit/contract/execution/tracing.ts';
import { counted } from '../../../../platform/format/plurals.ts';
import { plainText } from '../running/model.ts';

/** A step with all that is known by then. */
export type Moment = {
  event: TracedStep['event'];
  /** The innermost first. */
  frames: readonly TracedFrame[];
  deeper: number;
  objects: ReadonlyMap<string, TracedObject>;
  output: string;
  words: string | null;
  end: TracedStep['end'];
};

/** Moments of a recording, in their order. */
export function momentsOf(steps: readonly TracedStep[]): Moment[] {
  let objects: ReadonlyMap<string, TracedObject> = new Map();
  let written = '';
  let output = '';
  return steps.map((step) => {
    if (step.objects.length > 0) objects = new Map([...objects, ...step.objects.map((one) => [one.id, one] as const)]);
    if (step.output !== '') {
      written += step.output;
      output = plainText(written);
    }
    const { event, frames, deeper, words, end } = step;
    return { event, frames, deeper, objects, output, words, end };
  });
}

/** Where the program is said to have been and to go on, in one file. */
export type Lines = { path: string | null; ran: number | null; next: number | null };

/** The line that ran last, and the one that runs next, of the file in which the program stands at a moment. */
export function linesAt(moments: readonly Moment[], at: number): Lines {
  const now = moments[at]?.frames[0];
  const last = moments[at - 1]?.frames ?? [];
  // Where a call is over, what ran is the line that it was called from.
  const before = last[Math.max(0, last.length - (moments[at]?.frames.length ?? 0))] ?? last[0];
  // When it is over, the last file stays.
  if (!now || moments[at]?.event === 'end')
    return { path: before?.path ?? null, ran: before?.line ?? null, next: null };
  return { path: now.path, ran: before?.path === now.path ? before.line : null, next: now.line };
}

/** Where a call stands, counted from the outermost one: so it keeps its name while others come and go. */
export const depthOf = (moment: Moment, index: number): number => moment.frames.length - 1 - index;
export const variableKey = (depth: number, name: string): string => `variable ${depth} ${name}`;
export const cellKey = (object: string, index: number): string => `cell ${object} ${index}`;

const isSame = (one: TracedValue | undefined, other: TracedValue): boolean =>
  one !== undefined && JSON.stringify(one) === JSON.stringify(other);

/** Keys of variables and cells that are new, or others than a moment before. */
export function changesOf(before: Moment | undefined, now: Moment): ReadonlySet<string> {
  const changed = new Set<string>();
  if (!before) return changed;
  for (const [index, frame] of now.frames.entries()) {
    const depth = depthOf(now, index);
    const old = before.frames[before.frames.length - 1 - depth];
    const known = old?.name === frame.name ? old.variables : [];
    for (const { name, value } of frame.variables)
      if (!isSame(known.find((one) => one.name === name)?.value, value)) changed.add(variableKey(depth, name));
  }
  for (const [id, object] of now.objects) {
    const old = before.objects.get(id);
    if (old === object) continue;
    for (const [index, { key, value }] of object.cells.entries()) {
      const known = old?.shape === 'list' ? old.cells[index] : old?.cells.find((cell) => cell.key === key);
      if (!isSame(known?.value, value)) changed.add(cellKey(id, index));
    }
  }
  return changed;
}

/** The objects that variables lead to, by how far away: those of variables, then those of these, … */
export function levelsOf({ frames, objects }: Moment): TracedObject[][] {
  const seen = new Set<string>();
  const found = (values: TracedValue[]): TracedObject[] =>
    values.flatMap((value) => {
      const object = 'ref' in value && !seen.has(value.ref) ? objects.get(value.ref) : undefined;
      if (object) seen.add(object.id);
      return object ? [object] : [];
    });
  const ofFrames = frames
    .toReversed()
    .flatMap(({ variables, returns }) => [...variables.map(({ value }) => value), ...(returns ? [returns] : [])]);
  const levels: TracedObject[][] = [];
  for (let level = found(ofFrames); level.length > 0;) {
    levels.push(level);
    level = found(level.flatMap(({ cells }) => cells.map(({ value }) => value)));
  }
  return levels;
}

/** How deep and how long values are written out in sentences and in the table. */
const DEEP = 3;
const WIDE = 12;

/** A value in one line: objects by what they hold. */
export function valueText(value: TracedValue, moment: Moment, deep = DEEP): string {
  if ('text' in value) return value.text;
  const object = moment.objects.get(value.ref);
  if (!object) {
    const place = placesOf(moment).get(value.ref);
    return place ? `the variable ${place.name} of ${place.frame}` : 'an object';
  }
  const { type, shape, cells, more } = object;
  if (deep === 0) return `${type} …`;
  const parts = cells.slice(0, WIDE).map(({ key, value: each }) => {
    const text = valueText(each, moment, deep - 1);
    return shape === 'list' || key === null ? text : `${key}: ${text}`;
  });
  if (cells.length > WIDE || more > 0) parts.push('…');
  const inside = parts.join(', ');
  return shape === 'list' ? `[${inside}]` : shape === 'map' ? `{${inside}}` : `${type} {${inside}}`;
}

/** Plain variables that pointers lead to, by their place. */
export const placesOf = ({ frames }: Moment): ReadonlyMap<string, { name: string; frame: string }> =>
  new Map(
    frames.flatMap(({ name: frame, variables }) =>
      variables.flatMap(({ name, place }) => (place === undefined ? [] : [[place, { name, frame }] as const])),
    ),
  );

const lineText = ({ path, next }: Lines, file: string | null): string =>
  next === null ? '' : path !== null && path !== file ? `line ${next} of ${path}` : `line ${next}`;

/** What a step has done, as a screen reader says it. */
export function sentenceOf(moments: readonly Moment[], at: number): string {
  const now = moments[at];
  if (!now) return '';
  const before = moments[at - 1];
  const [top] = now.frames;
  const lines = linesAt(moments, at);
  const said: string[] = [];
  if (before && now.event === 'end') said.push(...changeTexts(before, now), endText(now));
  else if (!before) said.push('The program begins.');
  else if (now.event === 'exception') said.push(`Line ${top?.line}: ${now.words ?? 'an exception'}.`);
  else if (now.event === 'call' && top) {
    const given = top.variables.map(({ name, value }) => `${name} = ${valueText(value, now, 1)}`);
    said.push(`${top.name} is called${given.length > 0 ? ` with ${given.join(', ')}` : ''}.`);
  } else if (now.event === 'return' && top)
    said.push(top.returns ? `${top.name} returns ${valueText(top.returns, now, 2)}.` : `${top.name} returns.`);
  else {
    if (lines.ran !== null) said.push(`Line ${lines.ran} ran.`);
    else if (before.frames.length > now.frames.length && before.frames[0])
      said.push(`${before.frames[0].name} is over.`);
    said.push(...changeTexts(before, now));
  }
  const wrote = before ? now.output.slice(before.output.length).trim() : '';
  if (wrote !== '') said.push(`It wrote “${wrote.length > 60 ? `${wrote.slice(0, 60)}…` : wrote}”.`);
  if (now.event !== 'end' && now.event !== 'return' && now.event !== 'exception' && lines.next !== null)
    said.push(`Next: ${lineText(lines, before?.frames[0]?.path ?? lines.path)}.`);
  return said.join(' ');
}

const MOST_CHANGES = 3;
function changeTexts(before: Moment, now: Moment): string[] {
  const changed = changesOf(before, now);
  const texts: string[] = [];
  const top = now.frames[0];
  if (!top) return texts;
  const led = new Set([...now.objects.keys()].filter((id) => now.objects.get(id) !== before.objects.get(id)));
  for (const { name, value } of top.variables) {
    const isOther = changed.has(variableKey(now.frames.length - 1, name));
    if (isOther || ('ref' in value && led.has(value.ref))) texts.push(`${name} is now ${valueText(value, now, 2)}.`);
  }
  return texts.length > MOST_CHANGES
    ? [...texts.slice(0, MOST_CHANGES), `${texts.length - MOST_CHANGES} more have changed.`]
    : texts;
}

export const endText = ({ end }: Pick<Moment, 'end'>): string =>
  end?.signal
    ? `The program was ended by the signal ${end.signal}.`
    : `The program ended with exit code ${end?.code ?? 0}.`;

/** What is said of a recording that is not whole. */
export function cutText(cut: TraceCut | null, count: number): string | null {
  const shown = `The first ${counted(count, 'step is', 'steps are')} shown`;
  switch (cut) {
    case 'steps':
      return `${shown}. The program was stopped there.`;
    case 'time':
      return `${shown}: a recording takes up to 10 seconds of computing, and 5 minutes in all. The program was stopped there.`;
    case 'size':
      return `${shown}: a recording has up to 2 MB. The program was stopped there.`;
    case 'forged':
      return `${shown}. The program wrote into its own recording, so it was stopped there.`;
    case 'lost':
      return `${shown}. Something in the program ended the recording.`;
    case null:
      return null;
  }
}

/** The table's rows: what the drawing shows, in words. */
export const rowsOf = (moments: readonly Moment[]) =>
  moments.map((moment, at) => {
    const [top] = moment.frames;
    const before = moments[at - 1];
    return {
      step: at + 1,
      line: top && moment.event !== 'end' ? String(top.line) : '',
      call: moment.event === 'end' ? endText(moment) : (top?.name ?? ''),
      variables: (top?.variables ?? []).map(({ name, value }) => `${name} = ${valueText(value, moment)}`),
      note:
        moment.event === 'exception'
          ? moment.words
          : moment.event === 'return' && top?.returns
            ? `returns ${valueText(top.returns, moment, 2)}`
            : null,
      output: moment.output.slice(before?.output.length ?? 0),
    };
  });
