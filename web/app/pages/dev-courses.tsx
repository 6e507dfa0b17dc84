import { type MetaFunction, useLoaderData } from 'react-router';
import head from 'virtual:page-head/dev-courses';
import { CourseList } from '../../features/learning/roadmaps/portal/components/course-list.tsx';
import { container } from '../../ui/layout.ts';
import { pageMeta } from '../page-meta.ts';
import { portalFrameworks } from '../portal-pages.server.ts';
import classes from '../../ui/page.module.css';

export const meta: MetaFunction = () => pageMeta(head);

export const loader = () =>
  portalFrameworks.map(({ id, name, logo, holds, categories }) => ({
    id,
    name,
    logo,
    holds,
    courses: categories.map((category) => ({
      id: category.id,
      name: category.name,
      description: category.description,
      estimatedDuration: category.estimatedDuration,
      modules: category.modules.length,
      lessons: category.modules.reduce((sum, { lessons }) => sum + lessons.length, 0),
      whole: category.holds === null,
    })),
  }));

export default function DevCoursesRoute() {
  return (
    <div className={`${container(6)} ${classes.page}`}>
      <CourseList frameworks={useLoaderData<typeof loader>()} />
    </div>
  );
}
