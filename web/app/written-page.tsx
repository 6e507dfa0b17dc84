// What the pages about one item of the content have in common: they are written ahead, an address each.
import type { PageHead } from '@devorbit/contract/page-head.ts';
import { lazy, Suspense } from 'react';
import {
  type ClientLoaderFunctionArgs,
  data,
  isRouteErrorResponse,
  type MetaDescriptor,
  useRouteError,
} from 'react-router';
import { pageMeta } from './page-meta.ts';

const LostPage = lazy(async () => ({ default: (await import('./shell/lost-page.tsx')).LostPage }));

/** The item of an address, or a 404. */
export function foundOr404<Item>(item: Item | null): Item {
  if (item === null) throw data(null, { status: 404 });
  return item;
}

/** An address that is no page written ahead starts the app without its data: it asks for them, and hears that there are none. */
export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) => serverLoader();

/** The page is the same whatever the address asks for. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean =>
  currentUrl.pathname !== nextUrl.pathname;

/** The head of an item's page; of an address without an item, that it is lost. */
export const metaOf = <Item,>(item: Item | undefined, head: (item: Item) => PageHead): MetaDescriptor[] =>
  item === undefined
    ? [{ title: 'Lost in Space · DevOrbit' }, { name: 'robots', content: 'noindex' }]
    : pageMeta(head(item));

/** An item that is not in the catalogue is an address like any other that leads nowhere. */
export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return (
    <Suspense>
      <LostPage />
    </Suspense>
  );
}
