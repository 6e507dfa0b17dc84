export const GROUPS = ['Files', 'Running', 'Debugging', 'Screen', 'Editor'] as const;

/** What a line of the list of keys says; any of `keys` does it. They are written as the screen's are, 'Ctrl+Shift+Enter': one stroke after the other. */
export type ListedKeys = { name: string; group: (typeof GROUPS)[number]; keys: readonly string[] };

/** What the keys of a row of the Explorer do. */
export const EXPLORER_KEYS = {
  open: { name: 'Open a file or folder in the Explorer', key: 'Enter' },
  mark: { name: 'Mark several in the Explorer', key: ' ' },
  rename: { name: 'Rename or move in the Explorer', key: 'F2' },
  remove: { name: 'Delete in the Explorer', key: 'Delete' },
} as const;

const WORDS: Record<string, string> = {
  ' ': 'Space',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
};
const MAC: Record<string, string> = { Mod: '⌘', Cmd: '⌘', Alt: 'Option' };
const OTHERS: Record<string, string> = { Mod: 'Ctrl', Cmd: 'Meta' };
/** The system itself hears it with ⌘. */
const KEPT_BY_MAC = 'Ctrl+`';

/** Keys of the screen as they are written for the editor: there Ctrl is Ctrl on a Mac as well. */
export const screenKeys = (keys: string): string =>
  (keys === KEPT_BY_MAC ? keys : keys.replace(/^Ctrl\b/, 'Mod'))
    .replaceAll('+', '-')
    .replace(/(?<=-)[A-Z]$/, (letter) => letter.toLowerCase());

/** Keys that are held come in the same order everywhere, and before the one that is pressed. */
const HELD = ['Ctrl', 'Mod', 'Cmd', 'Alt', 'Shift'];
const placeOf = (key: string): number => (HELD.includes(key) ? HELD.indexOf(key) : HELD.length);

/** Keys as the editor has them, 'Mod-k Mod-i', as a list shows them: 'Ctrl+K Ctrl+I'. A capital letter is one with Shift. */
export const shownKeys = (keys: string, isMac: boolean): string =>
  (keys === ' ' ? [keys] : keys.split(' '))
    .map((stroke) =>
      stroke
        .replace(/(?<=-)[A-Z]$/, 'Shift-$&')
        .split('-')
        .toSorted((one, other) => placeOf(one) - placeOf(other))
        .map((key) => (isMac ? MAC : OTHERS)[key] ?? WORDS[key] ?? (key.length === 1 ? key.toUpperCase() : key))
        .join('+'),
    )
    .join(' ');
