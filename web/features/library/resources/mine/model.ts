const tabs = [
  { id: 'reading', name: 'Reading' },
  { id: 'collections', name: 'Collections' },
  { id: 'suggestions', name: 'Suggestions' },
  { id: 'review', name: 'To review' },
] as const;
export type LibraryTab = (typeof tabs)[number]['id'];

/** The parts of one's library; superusers review what others have suggested. */
export const tabsFor = (superuser: boolean): readonly { id: LibraryTab; name: string }[] =>
  tabs.filter(({ id }) => superuser || id !== 'review');

/** The part that an address names; the first where it names none. */
export const tabOf = (text: string | null, among: readonly { id: LibraryTab }[]): LibraryTab =>
  among.find(({ id }) => id === text)?.id ?? 'reading';
