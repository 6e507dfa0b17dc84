import { comingPages } from '@devorbit/contract/coming-pages.ts';
import type { PageId } from '@devorbit/contract/pages.ts';
import { type MetaFunction, useMatches } from 'react-router';
import { coming } from 'virtual:coming';
import { ComingScreen } from '../coming/coming-page.tsx';
import { pageMeta } from '../page-meta.ts';

/** What stands on the page of these matches; every page's route has the page's id. */
function pageOf(matches: readonly ({ id: string } | undefined)[]) {
  const id = matches.at(-1)?.id as PageId;
  const page = comingPages[id];
  const texts = page && coming[page.path];
  if (!texts) throw new Error(`content/site/coming.yaml says nothing of ${id}`);
  return { page, texts };
}

export const meta: MetaFunction = ({ location: { pathname }, matches }) => {
  const { page, texts } = pageOf(matches);
  const path = pathname.replace(/(.)\/$/, '$1');
  // Searches begin to find it when there is something to find.
  return pageMeta({ title: page.heading, description: texts.lead, path, noindex: true });
};

/** A page that is still being built. */
export default function ComingPage() {
  return <ComingScreen {...pageOf(useMatches())} />;
}
