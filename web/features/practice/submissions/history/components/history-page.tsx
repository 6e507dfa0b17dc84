import type { User } from '@devorbit/contract/identity/accounts.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { SUBMISSIONS_PAGE_SIZE } from '@devorbit/contract/practice/submissions-limits.ts';
import { isStaff } from '@devorbit/contract/roles.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { counted } from '../../../../../platform/format/plurals.ts';
import { EmptyState } from '../../../../../ui/empty-state.tsx';
import { cluster, container, text } from '../../../../../ui/layout.ts';
import { ListPage } from '../../../../../ui/list-page.tsx';
import { CraftScene } from '../../../../../ui/scenes/craft-scene.tsx';
import { TelescopeScene } from '../../../../../ui/scenes/telescope-scene.tsx';
import { historyQuery } from '../api.ts';
import { EVERYONES_SUBMISSIONS, MY_SUBMISSIONS, SUBMISSIONS_FAILURE } from '../copy.ts';
import { filtersFromUrl, filtersToUrl, type HistoryFilters, isFiltered } from '../model.ts';
import { HistoryFilterBar } from './history-filters.tsx';
import { HistorySkeleton, HistoryTable } from './history-table.tsx';
import classes from './history-page.module.css';

/** The list of submissions: one's own, for staff everybody's, as the address says. */
export function HistoryPage({ user }: { user: User }) {
  const [params, setParams] = useSearchParams();
  const staff = isStaff(user);
  const read = filtersFromUrl(params);
  const filters = staff ? read : { ...read, everyone: false };
  const list = useQuery(historyQuery(filters));
  const change = (part: Partial<HistoryFilters>) =>
    setParams((current) => filtersToUrl({ ...filtersFromUrl(current), page: 1, ...part }), {
      replace: true,
      preventScrollReset: true,
    });
  const { data } = list;
  const addressOf = (page: number) => `?${filtersToUrl({ ...filters, page })}`;
  return (
    <div className={`${container(5)} ${classes.page}`}>
      <header className={cluster([2, 5], { justify: 'between', align: 'baseline' })}>
        <h1 className={text('page')}>{filters.everyone ? EVERYONES_SUBMISSIONS : MY_SUBMISSIONS}</h1>
        <p className={`${text('quiet', 'tabular')} ${classes.count}`} role="status">
          {data && counted(data.total, 'submission')}
        </p>
      </header>
      <HistoryFilterBar filters={filters} onChange={change} staff={staff} />
      <ListPage
        query={list}
        failure={SUBMISSIONS_FAILURE}
        loading={<HistorySkeleton />}
        pages={{ label: 'Pages of submissions', page: filters.page, size: SUBMISSIONS_PAGE_SIZE, addressOf }}
        empty={({ rows }) =>
          rows.length === 0 ? <Nothing filtered={isFiltered(filters)} everyone={filters.everyone} /> : null
        }
      >
        {({ rows }) => <HistoryTable rows={rows} everyone={filters.everyone} stale={list.isPlaceholderData} />}
      </ListPage>
    </div>
  );
}

function Nothing({ filtered, everyone }: { filtered: boolean; everyone: boolean }) {
  if (filtered)
    return (
      <EmptyState
        scene={<TelescopeScene />}
        title="No submissions match these filters"
        action={
          <Button component={Link} to={everyone ? '?everyone=true' : '?'} variant="default">
            Clear filters
          </Button>
        }
      />
    );
  return (
    <EmptyState
      scene={<CraftScene />}
      title="No submissions yet"
      action={
        <Button component={Link} to={pathOf('practice')}>
          Choose a problem
        </Button>
      }
    >
      {everyone
        ? 'Solutions appear here once people submit them.'
        : 'Solutions you submit appear here, with their code and verdict.'}
    </EmptyState>
  );
}
