import { browserChoice } from '../../platform/preferences.ts';

/** How people like their editor. `size` in px; `tab` in columns; `theme` of the page, or one of its own. */
export type EditorSettings = {
  size: number;
  theme: 'page' | 'light' | 'dark' | 'contrast';
  keys: 'standard' | 'vim' | 'emacs';
  tab: number;
  wrap: boolean;
  minimap: boolean;
};

export const SIZES = { least: 11, most: 24 };
export const THEMES = [
  { value: 'page', label: 'Like the page' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'contrast', label: 'High contrast' },
] as const;
export const KEYS = [
  { value: 'standard', label: 'Default (VS Code)' },
  { value: 'vim', label: 'Vim' },
  { value: 'emacs', label: 'Emacs' },
] as const;
export const TABS = [2, 4, 8] as const;

export const INITIAL: EditorSettings = {
  size: 14,
  theme: 'page',
  keys: 'standard',
  tab: 2,
  wrap: true,
  minimap: true,
};

const oneOf = <T>(all: readonly { value: T }[], value: unknown, otherwise: T): T =>
  all.find((each) => each.value === value)?.value ?? otherwise;

/** Settings from whatever is kept: what makes no sense is as at first. */
export const settingsFrom = (kept: unknown): EditorSettings => {
  const { size, theme, keys, tab, wrap, minimap } = (kept ?? {}) as Partial<Record<keyof EditorSettings, unknown>>;
  return {
    size: typeof size === 'number' && size >= SIZES.least && size <= SIZES.most ? Math.round(size) : INITIAL.size,
    theme: oneOf(THEMES, theme, INITIAL.theme),
    keys: oneOf(KEYS, keys, INITIAL.keys),
    tab: TABS.find((each) => each === tab) ?? INITIAL.tab,
    wrap: typeof wrap === 'boolean' ? wrap : INITIAL.wrap,
    minimap: typeof minimap === 'boolean' ? minimap : INITIAL.minimap,
  };
};

/** The settings of all editors in this browser. */
export const editorSettings = browserChoice('devorbit.editor', settingsFrom);
