import {
  clampMark,
  type Mark,
  type MarkState,
  MAX_MARKS_SENT,
  mergeMark,
} from '@devorbit/contract/learning/progress-marks.ts';

/** What a browser keeps of somebody's progress: the mark of each item, which of them the server has not heard of, and what it heard last. */
export type Kept = {
  marks: Readonly<Record<string, Mark>>;
  pending: readonly string[];
  revision: number;
};
export const nothingKept: Kept = { marks: {}, pending: [], revision: 0 };

/** Whatever was stored, as far as it can be used. */
export function readKept(stored: unknown): Kept {
  if (typeof stored !== 'object' || stored === null) return nothingKept;
  const { marks, pending, revision } = stored as Partial<Kept>;
  if (typeof marks !== 'object' || marks === null) return nothingKept;
  const usable = Object.entries(marks).filter(
    ([item, mark]) => mark?.item === item && typeof mark.state === 'string' && Number.isSafeInteger(mark.at),
  );
  return {
    marks: Object.fromEntries(usable),
    pending: Array.isArray(pending) ? pending.filter((item) => usable.some(([known]) => known === item)) : [],
    revision: Number.isSafeInteger(revision) ? (revision as number) : 0,
  };
}

const withPending = (pending: readonly string[], item: string): string[] => [
  ...pending.filter((other) => other !== item),
  item,
];

/** With an item in another state. `now` in ms since 1970; what one does later always stands against what one did before. */
export function withMark(
  kept: Kept,
  item: string,
  state: MarkState,
  { now, device }: { now: number; device: string },
): Kept {
  const before = kept.marks[item];
  const at = before === undefined ? now : Math.max(now, before.at + 1);
  return {
    ...kept,
    marks: { ...kept.marks, [item]: { item, state, at, device } },
    pending: withPending(kept.pending, item),
  };
}

/** The next marks that the server should hear of. */
export const marksToSend = ({ marks, pending }: Kept): Mark[] =>
  pending.slice(0, MAX_MARKS_SENT).flatMap((item) => marks[item] ?? []);

type Answer = { marks: readonly Mark[]; revision: number; now: number };

/** With the server's answer to `sent`. What was changed since it was sent stays to be sent. */
export function withAnswer(kept: Kept, sent: readonly Mark[], answer: Answer): Kept {
  const marks = { ...kept.marks };
  const heard = new Set<string>();
  for (const { item, at, state } of sent) {
    const mark = marks[item];
    if (mark === undefined || mark.at !== at || mark.state !== state) continue;
    heard.add(item);
    // As the server took it: a clock that is ahead counts as now.
    marks[item] = clampMark(mark, answer.now);
  }
  for (const mark of answer.marks) marks[mark.item] = mergeMark(marks[mark.item], mark);
  return { marks, pending: kept.pending.filter((item) => !heard.has(item)), revision: answer.revision };
}

/** What somebody did before they signed in, added to what is theirs. */
export function joined(own: Kept, visitor: Kept): Kept {
  let kept = own;
  for (const mark of Object.values(visitor.marks)) {
    const stands = mergeMark(kept.marks[mark.item], mark);
    if (stands !== mark) continue;
    kept = { ...kept, marks: { ...kept.marks, [mark.item]: mark }, pending: withPending(kept.pending, mark.item) };
  }
  return kept;
}

export const stateOf = (kept: Kept, item: string): MarkState => kept.marks[item]?.state ?? 'none';
