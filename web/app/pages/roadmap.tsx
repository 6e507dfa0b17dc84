import { roadmapPath } from '@devorbit/contract/learning/roadmap-paths.ts';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { RoadmapScreen } from '../../features/learning/roadmaps/graph/components/roadmap-screen.tsx';
import { Planned } from '../../features/learning/roadmaps/reading/components/planned.tsx';
import { container } from '../../ui/layout.ts';
import { roadmapPage } from '../learning-pages.server.tsx';
import { foundOr404, metaOf } from '../written-page.tsx';
import classes from '../../ui/page.module.css';

export { clientLoader, ErrorBoundary, shouldRevalidate } from '../written-page.tsx';

/** `/roadmaps/skill/sql` → `skill`, also where the address is that of the page’s data. */
const typeOf = (url: string): string | undefined => new URL(url).pathname.split('/')[2];

export const loader = ({ params, request }: LoaderFunctionArgs) =>
  foundOr404(roadmapPage(typeOf(request.url), params['id']));

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  metaOf(loaderData, (item) => ({
    title: `${item.title} roadmap`,
    description: item.lead,
    path: roadmapPath(item.type, item.id),
  }));

export default function RoadmapRoute() {
  const roadmap = useLoaderData<typeof loader>();
  return (
    <div className={`${container(6)} ${classes.page}`} key={roadmap.id}>
      {roadmap.holds === null ? <RoadmapScreen roadmap={roadmap} /> : <Planned item={roadmap} holds={roadmap.holds} />}
    </div>
  );
}
