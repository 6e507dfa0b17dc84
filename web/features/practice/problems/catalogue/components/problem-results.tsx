import { pathOf } from '@devorbit/contract/path-of.ts';
import type { ProblemSort, Source } from '@devorbit/contract/practice/problems.ts';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { EmptyState } from '../../../../../ui/empty-state.tsx';
import { grid } from '../../../../../ui/layout.ts';
import { ListPage } from '../../../../../ui/list-page.tsx';
import { CraftScene } from '../../../../../ui/scenes/craft-scene.tsx';
import { TelescopeScene } from '../../../../../ui/scenes/telescope-scene.tsx';
import { problemsQuery } from '../../api.ts';
import { listFailure } from '../../copy.ts';
import { LIST_PLACEHOLDERS } from '../../model.ts';
import { type CatalogueFilters, mergePages, nextSort, PAGE_SIZE } from '../model.ts';
import { ProblemCardSkeletons } from './problem-card-skeleton.tsx';
import { ProblemCard } from './problem-card.tsx';
import { ProblemTableSkeleton } from './problem-table-skeleton.tsx';
import { useView } from './use-view.ts';
import classes from './problem-catalogue.module.css';

const waitingTable = <ProblemTableSkeleton lines={PAGE_SIZE} />;
const ProblemTable = lazy(async () => ({ default: (await import('./problem-table.tsx')).ProblemTable }));

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
  filters: CatalogueFilters;
  /** When a column of the table is chosen. */
  onSort: (sort: ProblemSort) => void;
  onOpen: (id: number) => void;
};

/** The cards or the table of a list page by page, or why there are none. */
export function ProblemResults({ list, problems, total, empty, filters, onSort, onOpen }: Props) {
  const [view] = useView();
  const { pathname, search } = useLocation();
  const inGrid = (cards: ReactNode) => (
    <div className={`${grid(4)} ${classes.grid}`} data-stale={list.isPlaceholderData || undefined}>
      {cards}
    </div>
  );
  return (
    <ListPage
      query={list}
      failure={listFailure(list.error?.message ?? '')}
      said="title"
      loading={view === 'table' ? waitingTable : inGrid(<ProblemCardSkeletons count={LIST_PLACEHOLDERS} />)}
      empty={() => (problems.length === 0 ? empty : null)}
      more={
        <p>
          Showing {problems.length} of {total}
        </p>
      }
    >
      {() =>
        view === 'table' ? (
          <Suspense fallback={waitingTable}>
            <ProblemTable
              label="Problems"
              problems={problems}
              addressOf={(id) => pathOf('problem', { id })}
              catalogue={pathname + search}
              sorted={{ by: filters.sort, onSort: (column) => onSort(nextSort(column, filters.sort)) }}
              stale={list.isPlaceholderData}
            />
          </Suspense>
        ) : (
          inGrid(
            problems.map((problem) => (
              <ProblemCard key={problem.id} problem={problem} catalogue={pathname + search} onOpen={onOpen} />
            )),
          )
        )
      }
    </ListPage>
  );
}

/** Says that a list is empty, and takes the filters away where they may be the reason. */
export function NoProblems({ text, onClear }: { text: string; onClear?: (() => void) | undefined }) {
  return (
    <EmptyState
      scene={onClear ? <TelescopeScene /> : <CraftScene />}
      title={onClear ? 'No problems match these filters.' : text}
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
