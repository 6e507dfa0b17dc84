import type { Source } from '@devorbit/contract/practice/problems.ts';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { EmptyState } from '../../../../../ui/empty-state.tsx';
import { CraftScene } from '../../../../../ui/scenes/craft-scene.tsx';
import { LostSignalScene } from '../../../../../ui/scenes/lost-signal-scene.tsx';
import { TelescopeScene } from '../../../../../ui/scenes/telescope-scene.tsx';
import { problemsQuery } from '../../api.ts';
import { listFailure } from '../../copy.ts';
import { LIST_PLACEHOLDERS } from '../../model.ts';
import { type CatalogueFilters, mergePages } from '../model.ts';
import { ProblemCardSkeletons } from './problem-card-skeleton.tsx';
import { ProblemCard } from './problem-card.tsx';
import classes from './problem-catalogue.module.css';

/** What a list needs of its query. */
export const useProblems = (filters: CatalogueFilters, source?: Source) => {
  const list = useInfiniteQuery(problemsQuery(filters, source));
  const pages = list.data?.pages ?? [];
  const problems = mergePages(
    pages.map((page) => page.problems),
    filters.sort,
  );
  return { list, problems, total: pages.at(-1)?.total ?? problems.length };
};

type Props = ReturnType<typeof useProblems> & {
  /** In place of the cards where nothing matches. */
  empty: ReactNode;
  onOpen: (id: number) => void;
};

/** The cards of a list page by page, or why there are none. */
export function ProblemResults({ list, problems, total, empty, onOpen }: Props) {
  const { pathname, search } = useLocation();
  if (list.isError && problems.length === 0)
    return (
      <EmptyState
        role="alert"
        scene={<LostSignalScene />}
        title={listFailure(list.error.message)}
        action={
          <Button variant="default" loading={list.isFetching} onClick={() => void list.refetch()}>
            Try again
          </Button>
        }
      />
    );
  return (
    <>
      <div className={classes.grid} data-stale={list.isPlaceholderData || undefined}>
        {list.isPending ? (
          <ProblemCardSkeletons count={LIST_PLACEHOLDERS} />
        ) : (
          problems.map((problem) => (
            <ProblemCard key={problem.id} problem={problem} catalogue={pathname + search} onOpen={onOpen} />
          ))
        )}
      </div>
      {list.isSuccess && problems.length === 0 && empty}
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
    </>
  );
}

/** Says that a list is empty, and takes the filters away where they may be the reason. */
export function NoProblems({ text, onClear }: { text: string; onClear?: (() => void) | undefined }) {
  return (
    <EmptyState
      scene={onClear ? <TelescopeScene /> : <CraftScene />}
      title={onClear ? 'No problem matches these filters.' : text}
      action={
        onClear && (
          <Button variant="default" onClick={onClear}>
            Clear filters
          </Button>
        )
      }
    />
  );
}
