import { pathOf } from '@devorbit/contract/path-of.ts';
import type { Collection, CollectionProblem } from '@devorbit/contract/practice/collections.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { backLink, cluster, row, stack, text } from '../../../../ui/layout.ts';
import { LoadFailure } from '../../../../ui/load-failure.tsx';
import { collectionQuery } from '../api.ts';
import { ALL_STUDY_PLANS, STUDY_PLAN_FAILURE } from '../copy.ts';
import { hoursText, problemInCollection, progressText, wayOn } from '../model.ts';
import { PlanProgress } from './plan-progress.tsx';
import classes from './plan-screen.module.css';

/** A study plan as the page was built with it: its texts, and how many problems each section has. */
export type WrittenPlan = Pick<Collection, 'slug' | 'title' | 'summary' | 'why' | 'hours'> & {
  sections: { title: string; lead: string; problems: number }[];
};

type Props = {
  written: WrittenPlan;
  /** The problems of a section, and what stands there until they have come. */
  rows: (label: string, problems: readonly CollectionProblem[]) => ReactNode;
  waiting: (lines: number) => ReactNode;
};

/** One study plan: why this order, the way on, and its problems by section. */
export function PlanScreen({ written, rows, waiting }: Props) {
  const { slug, title, summary, why, hours } = written;
  const query = useQuery(collectionQuery(slug));
  const plan = query.data;
  const count = written.sections.reduce((sum, { problems }) => sum + problems, 0);
  return (
    <>
      <header className={`${stack(4)} ${classes.head}`}>
        <Link className={backLink} to={pathOf('collections')}>
          <ArrowLeft size={16} aria-hidden="true" />
          {ALL_STUDY_PLANS}
        </Link>
        <div className={stack(2)}>
          <h1 className={text('page')}>{title}</h1>
          <p className={text('quiet', 'lead')}>{summary}</p>
        </div>
        <div className={classes.progress}>
          <PlanProgress plan={plan ?? { problems: count, solved: 0 }} />
        </div>
        <div className={`${cluster([2, 4])} ${classes.ways}`}>
          {plan && <WayOn plan={plan} />}
          <span className={`${row(2)} ${text('quiet', 'small')}`}>
            <Clock size={16} aria-hidden="true" />
            {hoursText(hours)}
          </span>
        </div>
      </header>
      <section className={stack(2)} aria-labelledby="why">
        <h2 className={text('section')} id="why">
          Why this order
        </h2>
        {why.split(/\n\s*\n/).map((paragraph) => (
          <p key={paragraph} className={classes.why}>
            {paragraph}
          </p>
        ))}
      </section>
      {query.isError && plan === undefined ? (
        <LoadFailure query={query} title={STUDY_PLAN_FAILURE} />
      ) : (
        (plan ?? written).sections.map((section) => (
          <section key={section.title} className={stack(3)} aria-labelledby={idOf(section.title)}>
            <div className={cluster([1, 4], { justify: 'between', align: 'baseline' })}>
              <div className={stack(1)}>
                <h2 className={text('part')} id={idOf(section.title)}>
                  {section.title}
                </h2>
                <p className={text('quiet')}>{section.lead}</p>
              </div>
              {typeof section.problems !== 'number' && (
                <span className={text('quiet', 'small', 'tabular')}>
                  {progressText({
                    problems: section.problems.length,
                    solved: section.problems.filter(({ user_solved }) => user_solved).length,
                  })}
                </span>
              )}
            </div>
            {typeof section.problems === 'number' ? waiting(section.problems) : rows(section.title, section.problems)}
          </section>
        ))
      )}
    </>
  );
}

const idOf = (title: string): string => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** To the first problem that is left; where none is, to the other plans. */
function WayOn({ plan }: { plan: Collection }) {
  const way = wayOn(plan);
  if (way === null || plan.next === null)
    return (
      <ButtonLink to={pathOf('collections')} tone="plain">
        Pick your next plan
      </ButtonLink>
    );
  return (
    <ButtonLink to={problemInCollection(plan.next.id, plan.slug)}>
      {way}
      <span className={classes.next}>{plan.next.title}</span>
      <ArrowRight size={17} aria-hidden="true" />
    </ButtonLink>
  );
}
