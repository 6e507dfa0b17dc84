import { roadmapPath } from '@devorbit/contract/learning/roadmap-paths.ts';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { Planned } from '../../features/learning/roadmaps/reading/components/planned.tsx';
import { ProjectScreen } from '../../features/learning/roadmaps/reading/components/project-screen.tsx';
import { container } from '../../ui/layout.ts';
import { projectPage } from '../learning-pages.server.tsx';
import { foundOr404, metaOf } from '../written-page.tsx';
import classes from '../../ui/page.module.css';

export { clientLoader, ErrorBoundary, shouldRevalidate } from '../written-page.tsx';

export const loader = ({ params }: LoaderFunctionArgs) => foundOr404(projectPage(params['id']));

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  metaOf(loaderData, (item) => ({
    title: `${item.title}: project`,
    description: item.lead,
    path: roadmapPath(item.type, item.id),
  }));

export default function ProjectRoute() {
  const project = useLoaderData<typeof loader>();
  return (
    <div className={`${container(6)} ${classes.page}`} key={project.id}>
      {project.holds === null ? <ProjectScreen project={project} /> : <Planned item={project} holds={project.holds} />}
    </div>
  );
}
