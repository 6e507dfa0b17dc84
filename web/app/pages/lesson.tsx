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
import { ModuleScreen } from '../../features/learning/roadmaps/lessons/components/module-screen.tsx';
import type { OpenInIde } from '../../features/learning/roadmaps/lessons/model.ts';
import { container } from '../../ui/layout.ts';
import { modulePage } from '../lesson-pages.server.tsx';
import { pageMeta } from '../page-meta.ts';
import classes from '../../ui/page.module.css';

const LostPage = lazy(async () => ({ default: (await import('../shell/lost-page.tsx')).LostPage }));

/** Fetched by who asks for it: the page is read before. */
const openInIde: OpenInIde = async (source) => (await import('../open-in-ide.ts')).openInIde(source);

export const loader = ({ params }: LoaderFunctionArgs) => {
  const found = modulePage(params['frameworkId'], params['moduleId']);
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
        title: `${loaderData.title}: ${loaderData.framework.name} lessons`,
        description: loaderData.description,
        path: pathOf('lesson', { frameworkId: loaderData.framework.id, moduleId: loaderData.id }),
      });

export default function LessonRoute() {
  const module = useLoaderData<typeof loader>();
  return (
    <div className={`${container(6)} ${classes.page}`} key={`${module.framework.id}/${module.id}`}>
      <ModuleScreen module={module} openInIde={openInIde} />
    </div>
  );
}

/** A module that we do not have is an address like any other that leads nowhere. */
export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return (
    <Suspense>
      <LostPage />
    </Suspense>
  );
}
