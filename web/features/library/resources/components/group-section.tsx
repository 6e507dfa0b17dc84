import { lazy, Suspense } from 'react';
import { Foldable } from '../../../../ui/foldable.tsx';
import { text } from '../../../../ui/layout.ts';
import type { ListFilters } from '../api.ts';
import type { RowActs } from './resource-list.tsx';
import { WaitingRows } from './waiting-rows.tsx';
import classes from './group-section.module.css';

const GroupDocuments = lazy(async () => ({ default: (await import('./group-documents.tsx')).GroupDocuments }));

type Props = RowActs & {
  title: string;
  /** How many there are; null while nobody knows. */
  count: number | null;
  /** What all of them are. */
  filters: ListFilters;
  open: boolean;
  onChange: (open: boolean) => void;
};

/** Documents of one type, or of one course, under a heading that opens, with filters of their own. */
export function GroupSection({ title, count, filters, open, onChange, ...acts }: Props) {
  return (
    <Foldable
      className={classes.group}
      title={title}
      open={open}
      onChange={onChange}
      aside={count !== null && <span className={text('quiet', 'small', 'tabular')}>{count}</span>}
    >
      {open && (
        <Suspense fallback={<WaitingRows rows={3} />}>
          <GroupDocuments title={title} filters={filters} {...acts} />
        </Suspense>
      )}
    </Foldable>
  );
}
