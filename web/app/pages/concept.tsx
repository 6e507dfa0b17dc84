import { pathOf } from '@devorbit/contract/path-of.ts';
import { lazy, Suspense } from 'react';
import {
  type ClientLoaderFunctionArgs,
  data,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useRouteError,
} from 'react-router';
import { ConceptScreen } from '../../features/learning/roadmaps/concepts/components/concept-screen.tsx';
import { container } from '../../ui/layout.ts';
import { conceptPage } from '../learning-pages.server.tsx';
import { pageMeta } from '../page-meta.ts';
import classes from '../../ui/page.module.css';

const LostPage = lazy(async () => ({ default: (await import('../shell/lost-page.tsx')).LostPage }));

export const loader = ({ params }: LoaderFunctionArgs) => {
  const found = conceptPage(params['id']);
  if (!found) throw data(null, { status: 404 });
  return found;
};

/** An address that is no page written ahead starts the app without its data: it asks for them, and hears that there are none. */
export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) => serverLoader<typeof loader>();

/** The page is the same whatever the address asks for. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.pathname !== nextUrl.pathname;

/** At most 160 characters, cut between words. */
const short = (text: string): string => (text.length <= 160 ? text : `${text.slice(0, 159).replace(/\s+\S*$/, '')}…`);

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData === undefined
    ? [{ title: 'Lost in Space · DevOrbit' }, { name: 'robots', content: 'noindex' }]
    : pageMeta({
        title: loaderData.title,
        description: short(loaderData.summary),
        path: pathOf('concept', { id: loaderData.id }),
      });

export default function ConceptRoute() {
  const concept = useLoaderData<typeof loader>();
  return (
    <div className={`${container(6)} ${classes.page}`} key={concept.id}>
      <ConceptScreen concept={concept} />
    </div>
  );
}

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
