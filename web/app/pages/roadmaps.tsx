import { type MetaFunction, useLoaderData } from 'react-router';
import head from 'virtual:page-head/roadmaps';
import { Catalogue } from '../../features/learning/roadmaps/catalogue/components/catalogue.tsx';
import { container } from '../../ui/layout.ts';
import { catalogueCards } from '../content.server.ts';
import { pageMeta } from '../page-meta.ts';
import classes from '../../ui/page.module.css';

export const meta: MetaFunction = () => pageMeta(head);

export const loader = () => catalogueCards;

/** The catalogue is the same whatever the address asks for. */
export const shouldRevalidate = () => false;

export default function RoadmapsPage() {
  return (
    <div className={`${container(7)} ${classes.page}`}>
      <Catalogue items={useLoaderData<typeof loader>()} />
    </div>
  );
}
