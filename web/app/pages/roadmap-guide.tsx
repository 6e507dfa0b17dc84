import { roadmapPath } from '@devorbit/contract/learning/roadmap-paths.ts';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { GuideScreen } from '../../features/learning/roadmaps/reading/components/guide-screen.tsx';
import { Planned } from '../../features/learning/roadmaps/reading/components/planned.tsx';
import { container } from '../../ui/layout.ts';
import { guidePage } from '../learning-pages.server.tsx';
import { foundOr404, metaOf } from '../written-page.tsx';
import classes from '../../ui/page.module.css';

export { clientLoader, ErrorBoundary, shouldRevalidate } from '../written-page.tsx';

export const loader = ({ params }: LoaderFunctionArgs) => foundOr404(guidePage(params['id']));

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  metaOf(loaderData, (item) => ({
    title: `${item.title}: guide`,
    description: item.lead,
    path: roadmapPath(item.type, item.id),
  }));

export default function GuideRoute() {
  const guide = useLoaderData<typeof loader>();
  return (
    <div className={`${container(6)} ${classes.page}`} key={guide.id}>
      {guide.holds === null ? <GuideScreen guide={guide} /> : <Planned item={guide} holds={guide.holds} />}
    </div>
  );
}
