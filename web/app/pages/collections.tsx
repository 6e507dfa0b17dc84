import { type MetaFunction, useLoaderData } from 'react-router';
import head from 'virtual:page-head/collections';
import { PlanList } from '../../features/practice/collections/components/plan-list.tsx';
import { STUDY_PLANS, STUDY_PLANS_LEAD } from '../../features/practice/collections/copy.ts';
import { container } from '../../ui/layout.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { collections } from '../content.server.ts';
import { pageMeta } from '../page-meta.ts';
import classes from '../../ui/page.module.css';

export const meta: MetaFunction = () => pageMeta(head);

export const loader = () =>
  collections.map(({ slug, title, group, hours, summary, sections }) => ({
    slug,
    title,
    group,
    hours,
    summary,
    problems: sections.reduce((sum, { problems }) => sum + problems.length, 0),
    solved: 0,
    next: null,
  }));

/** The plans are the same whatever the address asks for. */
export const shouldRevalidate = () => false;

export default function CollectionsPage() {
  const written = useLoaderData<typeof loader>();
  return (
    <div className={`${container(6)} ${classes.page}`}>
      <PageHead title={STUDY_PLANS} lead={STUDY_PLANS_LEAD} />
      <PlanList written={written} />
    </div>
  );
}
