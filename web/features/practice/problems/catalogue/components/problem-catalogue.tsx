import type { ReactNode } from 'react';
import { counted } from '../../../../../platform/format/plurals.ts';
import { useQueryKnown } from '../../../../../platform/page-query.ts';
import { useSession } from '../../../../../platform/session.ts';
import { cluster, stack, text } from '../../../../../ui/layout.ts';
import { RECOMMENDED_PROBLEMS } from '../../copy.ts';
import { isFiltered, noFilters } from '../model.ts';
import { CatalogueFilterBar } from './catalogue-filters.tsx';
import { NoProblems, ProblemResults, useProblems } from './problem-results.tsx';
import { ProblemViews } from './problem-views.tsx';
import { Topics } from './topics.tsx';
import { useFilters } from './use-filters.ts';
import classes from './problem-catalogue.module.css';

type Props = {
  onOpen: (id: number) => void;
  /** Beside the heading: what staff may do here. */
  actions?: ReactNode;
};

/** All problems, filtered and sorted as the address bar says. */
export function ProblemCatalogue({ onOpen, actions }: Props) {
  const session = useSession();
  const [read, change] = useFilters();
  const takenOver = useQueryKnown();
  const filters = session ? read : { ...read, solved: null };
  const problems = useProblems(filters);
  const { list, total } = problems;
  const clear = () => change({ ...noFilters, sort: filters.sort });
  return (
    <section className={stack(4)} aria-labelledby="recommended" aria-busy={list.isFetching}>
      <div className={cluster([2, 4], { align: 'baseline' })}>
        <h2 className={text('part')} id="recommended">
          {RECOMMENDED_PROBLEMS}
        </h2>
        <p className={`${text('quiet', 'tabular')} ${classes.count}`} role="status">
          {list.isSuccess && counted(total, 'problem', 'problems')}
        </p>
        <div className={`${cluster(3)} ${classes.actions}`}>
          {actions}
          <ProblemViews />
        </div>
      </div>
      <CatalogueFilterBar filters={filters} onChange={change} withSolved={session !== null} />
      {takenOver ? <Topics /> : <div className={classes.topics} />}
      <ProblemResults
        {...problems}
        filters={filters}
        onSort={(sort) => change({ sort })}
        onOpen={onOpen}
        empty={<NoProblems text="There are no problems yet." onClear={isFiltered(filters) ? clear : undefined} />}
      />
    </section>
  );
}
