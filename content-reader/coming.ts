import { join } from 'node:path';
import { ComingFile, type ComingTexts } from '@devorbit/contract/site/coming.ts';
import { readContent } from './read-content.ts';

/**
 * What pages say that are not built yet, by their address; `root` is `content/site`. Throws for a page that names a link
 * that is not there, and for a link that no page names.
 */
export function readComing(root: string): Record<string, ComingTexts> {
  const { links, pages } = readContent(ComingFile, join(root, 'coming.yaml'));
  const named = new Set(Object.values(pages).flatMap(({ today }) => today));
  const idle = Object.keys(links).find((name) => !named.has(name));
  if (idle !== undefined) throw new Error(`coming.yaml: links.${idle}: no page names it`);
  return Object.fromEntries(
    Object.entries(pages).map(([path, page]) => {
      const today = page.today.map((name) => {
        const link = links[name];
        if (link === undefined) throw new Error(`coming.yaml: pages.${path}.today: there is no link ${name}`);
        return link;
      });
      return [path, { ...page, today }];
    }),
  );
}
