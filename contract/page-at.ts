import { type PageId, pageIds, pages, type Shape } from './pages.ts';

const patterns: Record<Shape, string> = {
  digits: String.raw`\d+`,
  slug: '[a-z0-9-]+',
  word: String.raw`[\w-]+`,
  segment: '[^/]+',
};

const matchers = pageIds.map((id) => {
  const { path, shapes = {} } = pages[id];
  const named = path.replace(/:(\w+)/g, (_, name: string) => `(?<${name}>${patterns[shapes[name] ?? 'segment']})`);
  return { id, pattern: new RegExp(`^${named}$`) };
});

/** A page, and what stands in the address in the places of its parameters. */
export type Place = { id: PageId; params: Readonly<Record<string, string>> };

/** The page at a decoded path without a last slash; null where there is none. Spelling counts. */
export function pageAt(path: string): Place | null {
  for (const { id, pattern } of matchers) {
    const found = pattern.exec(path);
    if (found) return { id, params: { ...found.groups } };
  }
  return null;
}
