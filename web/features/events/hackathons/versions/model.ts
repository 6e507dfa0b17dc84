import type { EntryVersion } from '@devorbit/contract/events/entry-versions.ts';
import { listText } from '../../../../platform/format/plurals.ts';
import { FIELD_LABELS } from '../copy.ts';

export type Line = { kind: 'same' | 'gone' | 'new'; text: string };

/** Comparisons of lines beyond which texts stand there whole, the one after the other. */
const MOST_STEPS = 1_000_000;

const marked = (kind: Line['kind'], lines: readonly string[]): Line[] => lines.map((text) => ({ kind, text }));

/** The lines of both texts in one order: what is in both, what went, and what came; as much in both as can be. */
export function linesOf(before: string, after: string): Line[] {
  const [old, now] = [before, after].map((text) => (text === '' ? [] : text.split('\n'))) as [string[], string[]];
  const shorter = Math.min(old.length, now.length);
  let head = 0;
  while (head < shorter && old[head] === now[head]) head++;
  let tail = 0;
  while (tail < shorter - head && old.at(-1 - tail) === now.at(-1 - tail)) tail++;
  const [gone, come] = [old.slice(head, old.length - tail), now.slice(head, now.length - tail)];
  return [
    ...marked('same', now.slice(0, head)),
    ...(gone.length * come.length > MOST_STEPS
      ? [...marked('gone', gone), ...marked('new', come)]
      : middleOf(gone, come)),
    ...marked('same', now.slice(now.length - tail)),
  ];
}

/** By the longest sequence of lines that both have: `common[i][j]` is its length from the i-th and the j-th line on. */
function middleOf(old: readonly string[], now: readonly string[]): Line[] {
  const common = Array.from({ length: old.length + 1 }, () => new Uint32Array(now.length + 1));
  const at = (i: number, j: number) => common[i]?.[j] ?? 0;
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--)
      (common[i] as Uint32Array)[j] = old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const lines: Line[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    const [left, right] = [old[i], now[j]];
    if (left !== undefined && left === right) {
      lines.push({ kind: 'same', text: left });
      i++;
      j++;
    } else if (left !== undefined && (right === undefined || at(i + 1, j) >= at(i, j + 1))) {
      lines.push({ kind: 'gone', text: left });
      i++;
    } else {
      lines.push({ kind: 'new', text: right ?? '' });
      j++;
    }
  }
  return lines;
}

/** What a version changed, in a few words; `first` is the oldest that is kept. */
export function changesText({ changed }: Pick<EntryVersion, 'changed'>, first: boolean): string {
  if (first) return 'First version';
  return changed.length === 0 ? 'No changes' : `Changed: ${listText(changed.map((field) => FIELD_LABELS[field]))}`;
}
