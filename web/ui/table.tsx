import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './table.module.css';

type Props = { label: string; columns: readonly string[]; stale?: boolean; children: ReactNode };

/** A table whose rows become blocks of labelled lines on a narrow screen; cells bring their column as `data-label`. */
export function Table({ label, columns, stale = false, children }: Props) {
  return (
    <table className={classes.table} data-stale={stale || undefined}>
      <caption>
        <VisuallyHidden>{label}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
