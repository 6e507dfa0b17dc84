import type { AboutSectionId } from '@devorbit/contract/site/about.ts';

/** A part of the page as it was rendered at build: `lead` and `html` are HTML of ours. */
export type AboutPart = {
  id: AboutSectionId;
  title: string;
  lead: string;
  topics: { id: string; title: string; html: string }[];
};

/**
 * The part that is read: the last one whose top has passed `line` (all in px from the top of the window), the first where
 * none has; the very last where the page is scrolled to its end.
 */
export function currentPart(
  parts: readonly { id: string; top: number }[],
  line: number,
  atEnd: boolean,
): string | undefined {
  const passed = parts.filter(({ top }) => top <= line);
  return (atEnd ? parts : passed.length > 0 ? passed : parts.slice(0, 1)).at(-1)?.id;
}

/** A click that the browser itself should handle: with a modifier, or not the main button. */
type Click = { button: number; metaKey: boolean; ctrlKey: boolean; shiftKey: boolean; altKey: boolean };

/** Where a click on a link of a text leads within this site; null where the browser does it. */
export function pathOfClick(
  click: Click,
  link: { href: string; target: string } | null,
  origin: string,
): string | null {
  if (link === null || link.target !== '' || click.button !== 0) return null;
  if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return null;
  const url = new URL(link.href);
  // A file, such as the notices, is none of the app's pages.
  if (/\.[a-z]+$/.test(url.pathname)) return null;
  return url.origin === origin ? url.pathname + url.search + url.hash : null;
}
