import { PREVIEW_PX } from '@devorbit/contract/library/resources-limits.ts';
import { Skeleton } from '@mantine/core';
import { useMemo } from 'react';
import { stack, text, unseen } from '../../../../../ui/layout.ts';
import { LoadFailure } from '../../../../../ui/load-failure.tsx';
import { ScrollBox } from '../../../../../ui/scroll-box.tsx';
import { OPEN_FAILED } from '../../copy.ts';
import { columnName, tableOf } from '../model.ts';
import { useFileText } from './use-file-text.ts';
import classes from './table-preview.module.css';

type Props = { title: string; address: string; cut: boolean };

/** Comma-separated values as a grid. */
export function TablePreview({ title, address, cut }: Props) {
  const shown = useFileText(address);
  const table = useMemo(() => tableOf(shown.data ?? '', cut), [shown.data, cut]);
  if (shown.isPending) return <Skeleton height={PREVIEW_PX} aria-busy="true" aria-label="Loading" role="status" />;
  if (shown.isError) return <LoadFailure query={shown} title={OPEN_FAILED} frame="bare" />;
  if (table.rows.length === 0) return <p className={text('quiet')}>There is nothing in this table.</p>;
  return (
    <div className={stack(2)}>
      <ScrollBox className={classes.sheet} label={title} maxHeight={PREVIEW_PX}>
        <table className={classes.grid} aria-label={title}>
          <thead>
            <tr>
              <th scope="col">
                <span className={unseen}>Row</span>
              </th>
              {Array.from({ length: table.columns }, (_, at) => (
                <th scope="col" key={at}>
                  {columnName(at)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row, at) => (
              <tr key={at}>
                <th scope="row">{at + 1}</th>
                {Array.from({ length: table.columns }, (_, column) => (
                  <td key={column}>{row[column] ?? ''}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      {table.more && <p className={text('quiet', 'small')}>The table goes on. Download the file to read all of it.</p>}
    </div>
  );
}
