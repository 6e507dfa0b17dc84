import { useInfiniteQuery } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { counted } from '../../../../../platform/format/plurals.ts';
import { iconButton, text, unseen } from '../../../../../ui/layout.ts';
import { ListPage } from '../../../../../ui/list-page.tsx';
import { SearchField } from '../../../../../ui/search-field.tsx';
import { DifficultyBadge } from '../../components/problem-badges.tsx';
import { listFailure, PROBLEM_LIST } from '../../copy.ts';
import { uniqueById } from '../../model.ts';
import type { FromCatalogue } from '../../reading/model.ts';
import { drawerQuery } from '../api.ts';
import { listAt, problemAddress } from '../model.ts';
import classes from './list-drawer.module.css';

const PAGES_LOOKED_THROUGH = 4;

type Props = {
  current: number | null;
  /** The address of the list that one came from. */
  catalogue: string;
  onClose: () => void;
};

/** The list that one came from, over the left of the page; a modal dialog of the browser. */
export function ListDrawer({ current, catalogue, onClose }: Props) {
  const { pathname } = useLocation();
  const box = useRef<HTMLDialogElement>(null);
  const { filters, source } = listAt(catalogue);
  const [search, setSearch] = useState(filters.search);
  const list = useInfiniteQuery(drawerQuery({ filters, source }, search));
  const pages = list.data?.pages ?? [];
  const problems = uniqueById(pages.flatMap((page) => page.problems));
  const total = pages.at(-1)?.total ?? problems.length;

  useLayoutEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  // Another problem is another page.
  const shownAt = useRef(pathname);
  useEffect(() => {
    if (shownAt.current !== pathname) onClose();
  }, [pathname, onClose]);
  // The current one is looked for in the first pages, and brought into sight when it comes.
  const found = problems.some(({ id }) => id === current);
  const { hasNextPage, isFetching, fetchNextPage } = list;
  const looking = !found && current !== null && search === filters.search && pages.length < PAGES_LOOKED_THROUGH;
  useEffect(() => {
    if (looking && hasNextPage && !isFetching) void fetchNextPage();
  }, [looking, hasNextPage, isFetching, fetchNextPage]);
  useEffect(() => {
    if (found) box.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' });
  }, [found]);

  return (
    <dialog
      ref={box}
      className={classes.drawer}
      aria-labelledby="problem-list"
      onClose={onClose}
      onClick={(event) => {
        // The dialog itself is pressed only beside its content, on the backdrop.
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={classes.content}>
        <div className={classes.head}>
          <h2 className={text('section')} id="problem-list">
            {PROBLEM_LIST}
          </h2>
          <p className={`${text('quiet', 'fine', 'tabular')} ${classes.count}`} role="status">
            {list.data && counted(total, 'problem')}
          </p>
          <button className={iconButton} type="button" aria-label="Close" onClick={onClose}>
            <X size={20} aria-hidden="true" />
          </button>
          <SearchField
            className={classes.search}
            size="sm"
            aria-label="Search this list"
            placeholder="Search this list"
            text={search}
            onSearch={setSearch}
          />
        </div>
        <div className={classes.list} data-stale={list.isPlaceholderData || undefined}>
          <ListPage
            query={list}
            failure={listFailure(list.error?.message ?? '')}
            said="title"
            frame="bare"
            empty={() => (problems.length === 0 ? 'No problems match.' : null)}
            more={
              <LoadAtEnd
                key={problems.length}
                onReached={() => void (list.isFetchingNextPage || list.fetchNextPage())}
              />
            }
          >
            {() => (
              <ol>
                {problems.map(({ id, title, difficulty, user_solved }) => (
                  <li key={id}>
                    <Link
                      className={classes.row}
                      to={problemAddress(pathname, id)}
                      state={{ catalogue } satisfies FromCatalogue}
                      aria-current={id === current ? 'page' : undefined}
                      onClick={() => id === current && onClose()}
                    >
                      <span className={classes.status}>
                        {user_solved && (
                          <>
                            <Check size={16} strokeWidth={2.8} aria-hidden="true" />
                            <span className={unseen}>Solved</span>
                          </>
                        )}
                      </span>
                      <span className={`${text('breaking')} ${classes.title}`}>{title}</span>
                      <DifficultyBadge difficulty={difficulty} />
                    </Link>
                  </li>
                ))}
              </ol>
            )}
          </ListPage>
        </div>
      </div>
    </dialog>
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
