import { lazy, Suspense } from 'react';
import { type MetaFunction, useLoaderData } from 'react-router';
import head from 'virtual:page-head/my-roadmaps';
import { GeneratedPlans } from '../../features/learning/plans/components/generated-plans.tsx';
import { MyRoadmaps } from '../../features/learning/roadmaps/mine/components/my-roadmaps.tsx';
import { container } from '../../ui/layout.ts';
import { myItems } from '../learning-pages.server.tsx';
import { pageMeta } from '../page-meta.ts';
import classes from '../../ui/page.module.css';

/** For who is signed in: the page is written without it. */
const DueReviews = lazy(async () => ({
  default: (await import('../../features/learning/reviews/components/due-reviews.tsx')).DueReviews,
}));

export const meta: MetaFunction = () => pageMeta(head);

export const loader = () => myItems;

export default function MyRoadmapsPage() {
  return (
    <div className={`${container(7)} ${classes.page}`}>
      <MyRoadmaps
        items={useLoaderData<typeof loader>()}
        due={
          <Suspense>
            <DueReviews />
          </Suspense>
        }
        generated={<GeneratedPlans />}
      />
    </div>
  );
}
