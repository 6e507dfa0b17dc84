import type { Mark } from '@devorbit/contract/mark.ts';

export type Segment = { text: string; marked: boolean };

/** A text cut at its marks. */
export function segments(text: string, marks: readonly Mark[]): Segment[] {
  const cut: Segment[] = [];
  let at = 0;
  for (const [from, to] of marks) {
    cut.push({ text: text.slice(at, from), marked: false }, { text: text.slice(from, to), marked: true });
    at = to;
  }
  return [...cut, { text: text.slice(at), marked: false }].filter((segment) => segment.text !== '');
}
