import type { ChangeSet } from '@codemirror/state';
import type { Whereabouts } from '@devorbit/contract/ide/presence.ts';

/** Another page that has the project open. `since`: when it was last heard of, in ms of performance.now(). */
export type Other = { page: string; username: string; at: Whereabouts | null; since: number };

/** A page that was not heard of for so long is gone, in ms: its server has vanished with it. */
export const SILENT_MS = 100_000;
/** How many colours there are; names stand beside them. */
export const HUES = 4;

type Span = { anchor: number; head: number };

/** Others with what a page has told of itself; their order is that in which they came. */
export const withTold = (others: readonly Other[], told: Other): Other[] =>
  others.some(({ page }) => page === told.page)
    ? others.map((other) => (other.page === told.page ? told : other))
    : [...others, told];

export const stillThere = (others: readonly Other[], now: number): Other[] =>
  others.filter(({ since }) => now - since < SILENT_MS);

/** Each person once, by the page that was heard of last. */
export function peopleOf(others: readonly Other[]): (Other & { hue: number })[] {
  const names = [...new Set(others.map(({ username }) => username))];
  return names.flatMap((username, at) => {
    const [last] = others.filter((other) => other.username === username).toSorted((a, b) => b.since - a.since);
    return last ? [{ ...last, hue: at % HUES }] : [];
  });
}

/** Who came and who went from one to the other, by name. */
export function comings(before: readonly Other[], after: readonly Other[]): { came: string[]; went: string[] } {
  const [known, now] = [
    new Set(before.map(({ username }) => username)),
    new Set(after.map(({ username }) => username)),
  ];
  return {
    came: [...now].filter((name) => !known.has(name)),
    went: [...known].filter((name) => !now.has(name)),
  };
}

/** Where a selection is in the text that the server knows: what is not sent yet is taken out. */
export function toSent({ anchor, head }: Span, unsent: readonly ChangeSet[]): Span {
  const back = (place: number) => unsent.reduceRight((at, changes) => changes.desc.invertedDesc.mapPos(at), place);
  return { anchor: back(anchor), head: back(head) };
}

/**
 * Where the place of another page is in this page's text: what was changed since its version, and what is not sent yet, moves
 * it. Null where this page does not have that version yet.
 */
export function toShown(
  { version, anchor, head }: Omit<Whereabouts, 'file'>,
  text: {
    version: number;
    length: number;
    recent: readonly { version: number; changes: ChangeSet }[];
    unsent: readonly ChangeSet[];
  },
): Span | null {
  if (version > text.version) return null;
  const since = [...text.recent.filter((each) => each.version > version).map(({ changes }) => changes), ...text.unsent];
  // Where so much was changed that it is not kept, the place is near enough until the page tells anew.
  const on = (place: number) =>
    Math.min(
      text.length,
      since.reduce((at, changes) => (at <= changes.length ? changes.mapPos(at, 1) : changes.newLength), place),
    );
  return { anchor: on(anchor), head: on(head) };
}
