import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router';
import { useSession } from '../../../../platform/session.ts';
import { problemsQuery } from '../../api.ts';
import { listFailure, RECOMMENDED_PROBLEMS } from '../../copy.ts';
import { counted } from '../../model.ts';
import { type CatalogueFilters, filtersFromUrl, filtersToUrl, isFiltered, mergePages, noFilters } from '../model.ts';
import { CatalogueFilterBar } from './catalogue-filters.tsx';
import { ProblemCardSkeletons } from './problem-card-skeleton.tsx';
import { ProblemCard } from './problem-card.tsx';
import classes from './problem-catalogue.module.css';

/** All problems, filtered and sorted as the address bar says. */
export function ProblemCatalogue() {
  const session = useSession();
  const { pathname, search } = useLocation();
  const [params, setParams] = useSearchParams();
  const read = filtersFromUrl(params);
  const filters = session ? read : { ...read, solved: null };
  const list = useInfiniteQuery(problemsQuery(filters));
  const change = (part: Partial<CatalogueFilters>) => {
    setParams((current) => filtersToUrl({ ...filtersFromUrl(current), ...part }, current), {
      replace: true,
      preventScrollReset: true,
    });
  };
  const pages = list.data?.pages ?? [];
  const problems = mergePages(
    pages.map((page) => page.problems),
    filters.sort,
  );
  const total = pages.at(-1)?.total ?? problems.length;
  return (
    <section className={classes.section} aria-labelledby="recommended" aria-busy={list.isFetching}>
      <div className={classes.head}>
        <h2 className={classes.heading} id="recommended">
          {RECOMMENDED_PROBLEMS}
        </h2>
        <p className={classes.count} role="status">
          {list.isSuccess && counted(total, 'problem', 'problems')}
        </p>
      </div>
      <CatalogueFilterBar filters={filters} onChange={change} withSolved={session !== null} withTags={list.isSuccess} />
      {list.isError && pages.length === 0 ? (
        <div className={classes.notice} role="alert">
          <p>{listFailure(list.error.message)}</p>
          <Button variant="default" loading={list.isFetching} onClick={() => void list.refetch()}>
            Try again
          </Button>
        </div>
      ) : (
        <div className={classes.grid} data-stale={list.isPlaceholderData || undefined}>
          {list.isPending ? (
            <ProblemCardSkeletons />
          ) : (
            problems.map((problem) => <ProblemCard key={problem.id} problem={problem} catalogue={pathname + search} />)
          )}
        </div>
      )}
      {list.isSuccess && problems.length === 0 && (
        <NoProblems filtered={isFiltered(filters)} onClear={() => change({ ...noFilters, sort: filters.sort })} />
      )}
      {list.isFetchNextPageError && (
        <p className={classes.failure} role="alert">
          {listFailure(list.error.message)}
        </p>
      )}
      {list.hasNextPage && (
        <div className={classes.more}>
          <Button
            variant="default"
            size="md"
            loading={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            Load more
          </Button>
          <p>
            {problems.length} of {total} shown
          </p>
        </div>
      )}
    </section>
  );
}

function NoProblems({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  return (
    <div className={classes.notice}>
      <p>{filtered ? 'No problem matches these filters.' : 'There are no problems yet.'}</p>
      {filtered && (
        <Button variant="default" onClick={onClear}>
          Clear filters
        </Button>
      )}
    </div>
  );
}
