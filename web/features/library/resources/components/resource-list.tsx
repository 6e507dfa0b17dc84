import type { Resource } from '@devorbit/contract/library/resources.ts';
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { divided } from '../../../../ui/layout.ts';
import { ListPage } from '../../../../ui/list-page.tsx';
import type { groupQuery } from '../api.ts';
import { LOAD_FAILED } from '../copy.ts';
import { rowsOf } from '../model.ts';
import { ResourceRow } from './resource-row.tsx';
import { WaitingRows } from './waiting-rows.tsx';
import classes from './resource-list.module.css';

export type RowActs = { onOpen: (resource: Resource) => void; onDelete: (resource: Resource) => void };
type Props = RowActs & {
  query: ReturnType<typeof groupQuery>;
  label: string;
  heading: 'h3' | 'h4';
  rows: number;
  empty: ReactNode;
  frame?: 'boxed' | 'line';
};

/** Documents, with the way to more of them. */
export function ResourceList({ query, label, heading, rows, empty, frame = 'boxed', ...acts }: Props) {
  const list = useInfiniteQuery(query);
  return (
    <div aria-busy={list.isFetching} className={classes.list} data-stale={list.isPlaceholderData || undefined}>
      <ListPage<InfiniteData<{ results: Resource[]; next: string | null }>>
        query={list}
        failure={LOAD_FAILED}
        said="title"
        frame={frame}
        loading={<WaitingRows rows={rows} />}
        empty={({ pages }) => (rowsOf(pages).length === 0 ? empty : null)}
      >
        {({ pages }) => (
          <ul className={divided} aria-label={label}>
            {rowsOf(pages).map((resource) => (
              <ResourceRow key={resource.id} resource={resource} heading={heading} {...acts} />
            ))}
          </ul>
        )}
      </ListPage>
    </div>
  );
}
