import { roadmapPath } from '@devorbit/contract/learning/roadmap-paths.ts';
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
import { RoadmapScreen } from '../../features/learning/roadmaps/graph/components/roadmap-screen.tsx';
import { Planned } from '../../features/learning/roadmaps/reading/components/planned.tsx';
import { container } from '../../ui/layout.ts';
import { roadmapPage } from '../learning-pages.server.tsx';
import { pageMeta } from '../page-meta.ts';
import classes from '../../ui/page.module.css';

const LostPage = lazy(async () => ({ default: (await import('../shell/lost-page.tsx')).LostPage }));

/** `/roadmaps/skill/sql` → `skill`, also where the address is that of the page’s data. */
const typeOf = (url: string): string | undefined => new URL(url).pathname.split('/')[2];

export const loader = ({ params, request }: LoaderFunctionArgs) => {
  const found = roadmapPage(typeOf(request.url), params['id']);
  if (!found) throw data(null, { status: 404 });
  return found;
};

/** An address that is no page written ahead starts the app without its data: it asks for them, and hears that there are none. */
export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) => serverLoader<typeof loader>();

/** The page is the same whatever the address asks for. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.pathname !== nextUrl.pathname;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData === undefined
    ? [{ title: 'Lost in Space · DevOrbit' }, { name: 'robots', content: 'noindex' }]
    : pageMeta({
        title: `${loaderData.title} roadmap`,
        description: loaderData.lead,
        path: roadmapPath(loaderData.type, loaderData.id),
      });

export default function RoadmapRoute() {
  const roadmap = useLoaderData<typeof loader>();
  return (
    <div className={`${container(6)} ${classes.page}`} key={roadmap.id}>
      {roadmap.holds === null ? <RoadmapScreen roadmap={roadmap} /> : <Planned item={roadmap} holds={roadmap.holds} />}
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
