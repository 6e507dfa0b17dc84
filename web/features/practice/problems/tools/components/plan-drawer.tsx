import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { text } from '../../../../../ui/layout.ts';
import { ListPage } from '../../../../../ui/list-page.tsx';
import { collectionQuery } from '../../../collections/api.ts';
import { STUDY_PLAN_FAILURE } from '../../../collections/copy.ts';
import { problemInCollection, sectionsWith } from '../../../collections/model.ts';
import { NO_MATCH, PROBLEM_LIST } from '../../copy.ts';
import { DrawerRows, ProblemDrawer } from './problem-drawer.tsx';
import classes from './problem-drawer.module.css';

type Props = {
  current: number | null;
  slug: string;
  /** The address of the plan. */
  catalogue: string;
  onClose: () => void;
};

/** The study plan that one came from, by its sections. */
export function PlanDrawer({ current, slug, catalogue, onClose }: Props) {
  const [search, setSearch] = useState('');
  const plan = useQuery(collectionQuery(slug));
  const sections = sectionsWith(plan.data?.sections ?? [], search);
  const count = sections.reduce((sum, { problems }) => sum + problems.length, 0);
  return (
    <ProblemDrawer
      title={plan.data?.title ?? PROBLEM_LIST}
      count={plan.data ? count : null}
      search={search}
      onSearch={setSearch}
      found={sections.some(({ problems }) => problems.some(({ id }) => id === current))}
      onClose={onClose}
    >
      <ListPage
        query={plan}
        failure={STUDY_PLAN_FAILURE}
        said="title"
        frame="bare"
        empty={() => (count === 0 ? NO_MATCH : null)}
      >
        {() =>
          sections.map(({ title, problems }) => (
            <section key={title} aria-label={title}>
              <h3 className={`${text('quiet', 'fine', 'strong')} ${classes.section}`}>{title}</h3>
              <DrawerRows
                problems={problems}
                current={current}
                catalogue={catalogue}
                addressOf={(id) => problemInCollection(id, slug)}
                onClose={onClose}
              />
            </section>
          ))
        }
      </ListPage>
    </ProblemDrawer>
  );
}
