import { roadmapPath } from '@devorbit/contract/learning/roadmap-paths.ts';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { CodeAlongScreen } from '../../features/learning/roadmaps/reading/components/code-along-screen.tsx';
import { Planned } from '../../features/learning/roadmaps/reading/components/planned.tsx';
import { container } from '../../ui/layout.ts';
import { codeAlongPage } from '../learning-pages.server.tsx';
import { foundOr404, metaOf } from '../written-page.tsx';
import classes from '../../ui/page.module.css';

export { clientLoader, ErrorBoundary, shouldRevalidate } from '../written-page.tsx';

export const loader = ({ params }: LoaderFunctionArgs) => foundOr404(codeAlongPage(params['id']));

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  metaOf(loaderData, (item) => ({
    title: `${item.title}: code-along`,
    description: item.lead,
    path: roadmapPath(item.type, item.id),
  }));

export default function VideoRoute() {
  const video = useLoaderData<typeof loader>();
  return (
    <div className={`${container(6)} ${classes.page}`} key={video.id}>
      {video.holds === null ? <CodeAlongScreen video={video} /> : <Planned item={video} holds={video.holds} />}
    </div>
  );
}
