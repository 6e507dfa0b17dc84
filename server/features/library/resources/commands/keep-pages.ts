import { LRUCache } from 'lru-cache';
import type { Changes } from '../../../../platform/changes.ts';
import { Written } from '../../../../platform/http/bind.ts';

/** Answers for visitors, who all read the same: written once (docs/decisions/0008). */
export type KeptPages = {
  /** What is kept under this key, or as `load` gives it. */
  kept(key: string, load: () => Promise<object>): Promise<Written>;
  /** Forgets everything: a document has come or gone. */
  forget(): void;
};

/** Pages that are kept at a time: every filter that people use at a moment. */
const MAX_PAGES = 200;
/** Bounds what a lost message can do, and how old counts may be, in ms. */
const MAX_AGE_MS = 5_000;

/** Every server forgets what it keeps when any server tells that documents have changed, or may have missed that. */
export function keepPages(changes: Changes): KeptPages {
  const pages = new LRUCache<string, Promise<Written>>({ max: MAX_PAGES, ttl: MAX_AGE_MS });
  const forget = () => pages.clear();
  changes.listen('resources', forget, forget);
  return {
    forget,
    kept(key, load) {
      const known = pages.get(key);
      if (known) return known;
      const isCurrent = () => pages.get(key) === page;
      const page: Promise<Written> = load().then(
        (answer) => new Written(Buffer.from(JSON.stringify(answer)), isCurrent),
      );
      pages.set(key, page);
      page.catch(() => pages.get(key) === page && pages.delete(key));
      return page;
    },
  };
}
