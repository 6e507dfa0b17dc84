import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { ListPage } from '../../../../../ui/list-page.tsx';
import { listFailure, NO_MATCH, PROBLEM_LIST } from '../../copy.ts';
import { uniqueById } from '../../model.ts';
import { drawerQuery } from '../api.ts';
import { listAt, problemAddress } from '../model.ts';
import { DrawerRows, ProblemDrawer } from './problem-drawer.tsx';

const PAGES_LOOKED_THROUGH = 4;

type Props = {
  current: number | null;
  /** The address of the list that one came from. */
  catalogue: string;
  onClose: () => void;
};

/** The list that one came from. */
export function ListDrawer({ current, catalogue, onClose }: Props) {
  const { pathname } = useLocation();
  const { filters, source } = listAt(catalogue);
  const [search, setSearch] = useState(filters.search);
  const list = useInfiniteQuery(drawerQuery({ filters, source }, search));
  const pages = list.data?.pages ?? [];
  const problems = uniqueById(pages.flatMap((page) => page.problems));
  const total = pages.at(-1)?.total ?? problems.length;

  // The current one is looked for in the first pages.
  const found = problems.some(({ id }) => id === current);
  const { hasNextPage, isFetching, fetchNextPage } = list;
  const looking = !found && current !== null && search === filters.search && pages.length < PAGES_LOOKED_THROUGH;
  useEffect(() => {
    if (looking && hasNextPage && !isFetching) void fetchNextPage();
  }, [looking, hasNextPage, isFetching, fetchNextPage]);

  return (
    <ProblemDrawer
      title={PROBLEM_LIST}
      count={list.data ? total : null}
      search={search}
      onSearch={setSearch}
      stale={list.isPlaceholderData}
      found={found}
      onClose={onClose}
    >
      <ListPage
        query={list}
        failure={listFailure(list.error?.message ?? '')}
        said="title"
        frame="bare"
        empty={() => (problems.length === 0 ? NO_MATCH : null)}
        more={
          <LoadAtEnd key={problems.length} onReached={() => void (list.isFetchingNextPage || list.fetchNextPage())} />
        }
      >
        {() => (
          <DrawerRows
            problems={problems}
            current={current}
            catalogue={catalogue}
            addressOf={(id) => problemAddress(pathname, id)}
            onClose={onClose}
          />
        )}
      </ListPage>
    </ProblemDrawer>
  );
}

/** Asks for more when it comes into sight. */
function LoadAtEnd({ onReached }: { onReached: () => void }) {
  const mark = useRef<HTMLSpanElement>(null);
  const reached = useRef(onReached);
  useEffect(() => {
    reached.current = onReached;
  });
  useEffect(() => {
    if (!mark.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && reached.current(), {
      rootMargin: '200px',
    });
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);
  return <span ref={mark} />;
}
