import { PREVIEW_PX } from '@devorbit/contract/library/resources-limits.ts';
import { Skeleton } from '@mantine/core';
import { useMemo } from 'react';
import { stack, text } from '../../../../../ui/layout.ts';
import { LoadFailure } from '../../../../../ui/load-failure.tsx';
import { OPEN_FAILED } from '../../copy.ts';
import type { Spot } from '../../model.ts';
import { tableOf } from '../model.ts';
import { SheetTable } from './sheet-table.tsx';
import { useFileText } from './use-file-text.ts';

type Props = { title: string; address: string; cut: boolean; spot: Spot | null };

/** Comma-separated values as a grid. */
export function TablePreview({ title, address, cut, spot }: Props) {
  const shown = useFileText(address);
  const table = useMemo(() => tableOf(shown.data ?? '', cut), [shown.data, cut]);
  if (shown.isPending) return <Skeleton height={PREVIEW_PX} aria-busy="true" aria-label="Loading" role="status" />;
  if (shown.isError) return <LoadFailure query={shown} title={OPEN_FAILED} frame="bare" />;
  if (table.rows.length === 0)
    return (
      <p className={text('quiet')}>
        {table.more
          ? 'The first row of this table is too long to show. Download the file to read it.'
          : 'There is nothing in this table.'}
      </p>
    );
  return (
    <div className={stack(2)}>
      <SheetTable title={title} rows={table.rows} columns={table.columns} words={spot?.words ?? []} />
      {table.more && (
        <p className={text('quiet', 'small')}>There’s more in this table. Download the file to read all of it.</p>
      )}
    </div>
  );
}
