import { type FileEntry, firstFile } from '../../model.ts';
import type { Shown } from '../shown/state.ts';

/** The open files in the order of their tabs, and the one that is shown. */
type Tabs = Pick<Shown, 'tabs' | 'current'>;

export const withOpen = ({ tabs }: Tabs, id: number): Tabs => ({
  current: id,
  tabs: tabs.includes(id) ? tabs : [...tabs, id],
});

/** Where the current one is closed, its neighbour becomes it. */
export function withClosed({ tabs, current }: Tabs, id: number): Tabs {
  const at = tabs.indexOf(id);
  const left = tabs.filter((tab) => tab !== id);
  return { tabs: left, current: current === id ? (left[Math.min(at, left.length - 1)] ?? null) : current };
}

export function movedTab(tabs: readonly number[], id: number, to: number): number[] {
  const left = tabs.filter((tab) => tab !== id);
  return left.toSpliced(Math.max(0, Math.min(to, left.length)), 0, id);
}

/** Of the tabs those whose files are there; where the current one is not, another is shown. */
export function tabsAmong({ tabs, current: shown }: Tabs, files: readonly FileEntry[]): Tabs {
  const there = new Set(files.map((file) => file.id));
  const left = tabs.filter((tab) => there.has(tab));
  const current = shown !== null && there.has(shown) ? shown : (left.at(-1) ?? firstFile(files)?.id ?? null);
  return { current, tabs: current !== null && !left.includes(current) ? [...left, current] : left };
}
