import { Button, Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { plainSentence } from '../../../../platform/api-error.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { CalmScene } from '../../../../ui/scenes/calm-scene.tsx';
import { LostSignalScene } from '../../../../ui/scenes/lost-signal-scene.tsx';
import classes from './admin-page.module.css';

type Query<T> = {
  data: T | undefined;
  isPending: boolean;
  isPlaceholderData: boolean;
  isFetching: boolean;
  error: Error | null;
  refetch: () => unknown;
};

type Props<T> = {
  query: Query<T>;
  /** What is said where it cannot be loaded. */
  failure: string;
  /** What is said where there is nothing; asked of what was loaded. */
  empty?: (data: T) => string | null;
  /** What stands in place of all that where the page of the address lies behind the last one, else null. */
  beyond?: (data: T) => ReactNode;
  children: (data: T) => ReactNode;
};

/** What a section shows while it loads, where that failed, where there is nothing, and else. */
export function SectionState<T>({ query, failure, empty, beyond, children }: Props<T>) {
  const { data } = query;
  const behind = data === undefined ? null : (beyond?.(data) ?? null);
  // What is kept from the page before says nothing about this one.
  const waiting = query.isPending || (behind !== null && query.isPlaceholderData);
  if (behind !== null && !waiting) return behind;
  if (data !== undefined && !waiting) {
    const nothing = empty?.(data) ?? null;
    return nothing === null ? children(data) : <EmptyState frame="bare" scene={<CalmScene />} title={nothing} />;
  }
  if (waiting)
    return (
      <div className={classes.loading} aria-busy="true">
        <Skeleton height={44} />
        <Skeleton height={44} />
        <Skeleton height={44} />
      </div>
    );
  return (
    <EmptyState
      frame="bare"
      role="alert"
      scene={<LostSignalScene />}
      title={plainSentence(query.error, failure)}
      action={
        <Button variant="default" loading={query.isFetching} onClick={() => void query.refetch()}>
          Try again
        </Button>
      }
    />
  );
}
