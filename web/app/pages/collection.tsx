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
import { PlanScreen } from '../../features/practice/collections/components/plan-screen.tsx';
import { problemInCollection } from '../../features/practice/collections/model.ts';
import { ProblemTableSkeleton } from '../../features/practice/problems/catalogue/components/problem-table-skeleton.tsx';
import { ProblemTable } from '../../features/practice/problems/catalogue/components/problem-table.tsx';
import { container } from '../../ui/layout.ts';
import { collections } from '../content.server.ts';
import { pageMeta } from '../page-meta.ts';
import classes from '../../ui/page.module.css';

const LostPage = lazy(async () => ({ default: (await import('../shell/lost-page.tsx')).LostPage }));

export const loader = ({ params }: LoaderFunctionArgs) => {
  const found = collections.find(({ slug }) => slug === params['slug']);
  if (!found) throw data(null, { status: 404 });
  const { slug, title, summary, why, hours, sections } = found;
  return {
    slug,
    title,
    summary,
    why,
    hours,
    sections: sections.map((section) => ({ ...section, problems: section.problems.length })),
  };
};

/** An address that is no page written ahead starts the app without its data: it asks for them, and hears that there are none. */
export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) => serverLoader<typeof loader>();

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData === undefined
    ? [{ title: 'Lost in Space · DevOrbit' }, { name: 'robots', content: 'noindex' }]
    : pageMeta({
        title: `${loaderData.title}: study plan`,
        description: loaderData.summary,
        path: pathOf('collection', { slug: loaderData.slug }),
      });

export default function CollectionRoute() {
  const written = useLoaderData<typeof loader>();
  const { slug } = written;
  return (
    <div className={`${container(6)} ${classes.page}`}>
      <PlanScreen
        key={slug}
        written={written}
        rows={(label, problems) => (
          <ProblemTable
            label={label}
            problems={problems}
            addressOf={(id) => problemInCollection(id, slug)}
            catalogue={pathOf('collection', { slug })}
          />
        )}
        waiting={(lines) => <ProblemTableSkeleton lines={lines} />}
      />
    </div>
  );
}

/** A study plan that is not there is an address like any other that leads nowhere. */
export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return (
    <Suspense>
      <LostPage />
    </Suspense>
  );
}
