import type { Panel } from '@devorbit/contract/ide/projects.ts';

const isSame = (one: Panel | undefined, other: Panel | undefined): boolean =>
  one?.name === other?.name && one?.text === other?.text;

/**
 * Notes as they are after what was done here and elsewhere since they were `before`: of a note that both have changed, ours
 * stands; what one of them deleted and the other left alone is gone.
 */
export function mergedNotes(before: readonly Panel[], ours: readonly Panel[], theirs: readonly Panel[]): Panel[] {
  const find = (notes: readonly Panel[], id: string) => notes.find((note) => note.id === id);
  const kept = ours.flatMap((note) => {
    const known = find(before, note.id);
    const other = find(theirs, note.id);
    if (!isSame(note, known)) return [note];
    return other ? [other] : [];
  });
  const added = theirs.filter((note) => {
    const known = find(before, note.id);
    return !find(ours, note.id) && !isSame(note, known);
  });
  return [...kept, ...added];
}
