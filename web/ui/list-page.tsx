import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { ActButton } from './act-button.tsx';
import { EmptyState } from './empty-state.tsx';
import { LoadFailure } from './load-failure.tsx';
import { NoSuchPage } from './no-such-page.tsx';
import { Pager } from './pager.tsx';
import { CalmScene } from './scenes/calm-scene.tsx';
import classes from './list-page.module.css';

/** What is used of a query's state; `useQuery` and `useInfiniteQuery` both give it. */
type Query<T> = {
  data: T | undefined;
  error: Error | null;
  isPending: boolean;
  isFetching: boolean;
  isPlaceholderData: boolean;
  refetch: () => unknown;
  hasNextPage?: boolean;
  isFetchingNextPage?: boolean;
  isFetchNextPageError?: boolean;
  fetchNextPage?: () => unknown;
};

/** One of numbered pages. `page` is that of the address, from 1; `size` rows stand on a full one. */
type Pages = { label: string; page: number; size: number; addressOf: (page: number) => string };

type Props<T> = {
  query: Query<T>;
  /** What is said where it cannot be loaded, or what stands there. */
  failure: string | ((error: Error | null) => ReactNode);
  /** As of LoadFailure. */
  said?: 'title' | 'why';
  /** What stands there meanwhile. */
  loading?: ReactNode;
  /** What is said, or stands there, where there is nothing; asked of what was loaded. */
  empty?: (data: T) => ReactNode;
  /** The list has numbered pages; its data then says how many rows there are in all. */
  pages?: T extends { rows: readonly unknown[]; total: number } ? Pages : never;
  /** What stands beside the button for more of an endless list. */
  more?: ReactNode;
  /** 'bare' where it stands in a panel already, 'line' where it is a part of one. */
  frame?: 'boxed' | 'bare' | 'line';
  children: (data: T) => ReactNode;
};

const waitingRows = (
  <div className={classes.loading} role="group" aria-busy="true" aria-label="Loading">
    <Skeleton height={44} />
    <Skeleton height={44} />
    <Skeleton height={44} />
  </div>
);

/**
 * What was asked of the server, in each of its states: loading, failed with the way to try again, nothing there, a page
 * behind the last one, and the rows with the way to more of them.
 */
export function ListPage<T>({
  query,
  failure,
  said = 'why',
  loading = waitingRows,
  empty,
  pages,
  more,
  frame = 'boxed',
  children,
}: Props<T>) {
  const { data } = query;
  const counted = pages === undefined ? undefined : (data as { rows: readonly unknown[]; total: number } | undefined);
  const box = frame === 'line' ? 'bare' : frame;
  const behind = counted !== undefined && counted.rows.length === 0 && counted.total > 0;
  // What is kept from the page before says nothing about this one.
  if (query.isPending || (behind && query.isPlaceholderData)) return loading;
  if (data === undefined)
    return typeof failure === 'string' ? (
      <LoadFailure query={query} title={failure} said={said} frame={frame} />
    ) : (
      failure(query.error)
    );
  if (pages && behind) return <NoSuchPage frame={box} page={pages.page} first={pages.addressOf(1)} />;
  const nothing = empty?.(data) ?? null;
  if (nothing)
    return typeof nothing === 'string' ? <EmptyState frame={box} scene={<CalmScene />} title={nothing} /> : nothing;
  return (
    <>
      {children(data)}
      {query.isFetchNextPageError && typeof failure === 'string' && (
        <p className={classes.failure} role="alert">
          {failure}
        </p>
      )}
      {query.hasNextPage && (
        <div className={classes.more}>
          <ActButton
            variant="default"
            size="md"
            pending={query.isFetchingNextPage === true}
            onClick={() => void query.fetchNextPage?.()}
          >
            Load more
          </ActButton>
          {more}
        </div>
      )}
      {pages && counted && (
        <Pager
          label={pages.label}
          page={pages.page}
          pages={Math.ceil(counted.total / pages.size)}
          addressOf={pages.addressOf}
        />
      )}
    </>
  );
}
