import { counted } from '../../../../../platform/format/plurals.ts';
import { cluster, stack, text } from '../../../../../ui/layout.ts';
import { isFiltered, noFilters } from '../model.ts';
import { DifficultySelect, SortSelect } from './catalogue-filters.tsx';
import { NoProblems, ProblemResults, useProblems } from './problem-results.tsx';
import { ProblemViews } from './problem-views.tsx';
import { useFilters } from './use-filters.ts';
import filterClasses from '../../../../../ui/filter-bar.module.css';
import classes from './problem-catalogue.module.css';

/** Problems whose source is User, by difficulty and in the order that is asked for. */
export function CommunityProblems({ onOpen }: { onOpen: (id: number) => void }) {
  const [{ difficulty, sort }, change] = useFilters();
  const filters = { ...noFilters, difficulty, sort };
  const problems = useProblems(filters, 'User');
  const { list, total } = problems;
  return (
    <section className={stack(4)} aria-labelledby="community-list" aria-busy={list.isFetching}>
      <div className={cluster([2, 4], { align: 'baseline' })}>
        <h2 className={text('part')} id="community-list">
          Written by the community
        </h2>
        <p className={`${text('quiet', 'tabular')} ${classes.count}`} role="status">
          {list.isSuccess && counted(total, 'problem', 'problems')}
        </p>
        <div className={classes.actions}>
          <ProblemViews />
        </div>
      </div>
      <div className={filterClasses.bar} role="search" aria-label="Community problems">
        <DifficultySelect filters={filters} onChange={change} />
        <SortSelect filters={filters} onChange={change} />
      </div>
      <ProblemResults
        {...problems}
        filters={filters}
        onSort={(next) => change({ sort: next })}
        onOpen={onOpen}
        empty={
          <NoProblems
            text="No community problems yet. Be the first to write one."
            onClear={isFiltered(filters) ? () => change({ difficulty: null }) : undefined}
          />
        }
      />
    </section>
  );
}
