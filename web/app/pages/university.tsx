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
import { LazyCollegeDocuments } from '../../features/library/resources/components/lazy-college-documents.tsx';
import { UniversityPage } from '../../features/site/universities/components/university-page.tsx';
import { neighboursOf, pageTitle } from '../../features/site/universities/model.ts';
import { universities } from '../content.server.ts';
import { UniversityEvents } from '../events/university-events.tsx';
import { pageMeta } from '../page-meta.ts';

const LostPage = lazy(async () => ({ default: (await import('../shell/lost-page.tsx')).LostPage }));

export const loader = ({ params }: LoaderFunctionArgs) => {
  const university = universities.find(({ slug }) => slug === params['slug']);
  if (!university) throw data(null, { status: 404 });
  return { university, neighbours: neighboursOf(university, universities) };
};

/** An address that is no page written ahead starts the app without its data: it asks for them, and hears that there are none. */
export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) => serverLoader<typeof loader>();

/** At most 160 characters, cut between words. */
const short = (text: string): string => (text.length <= 160 ? text : `${text.slice(0, 159).replace(/\s+\S*$/, '')}…`);

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData === undefined
    ? [{ title: 'Lost in Space · DevOrbit' }, { name: 'robots', content: 'noindex' }]
    : pageMeta({
        title: pageTitle(loaderData.university),
        description: short(loaderData.university.description),
        path: pathOf('university', { slug: loaderData.university.slug }),
      });

export default function UniversityRoute() {
  const { university, neighbours } = useLoaderData<typeof loader>();
  const { slug } = university;
  return (
    <UniversityPage
      university={university}
      neighbours={neighbours}
      documents={<LazyCollegeDocuments key={slug} slug={slug} />}
      events={<UniversityEvents key={slug} slug={slug} />}
    />
  );
}

/** A college that is not in the list is an address like any other that leads nowhere. */
export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return (
    <Suspense>
      <LostPage />
    </Suspense>
  );
}
