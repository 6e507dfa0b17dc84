import { Skeleton } from '@mantine/core';
import { row, stack } from '../../../../ui/layout.ts';
import classes from './waiting-rows.module.css';

/** Where documents will stand. */
export const WaitingRows = ({ rows }: { rows: number }) => (
  <div className={stack(5)} aria-busy="true" aria-label="Loading" role="status">
    {Array.from({ length: rows }, (_, at) => (
      <div className={row(4)} key={at}>
        <Skeleton className={classes.tile} />
        <div className={`${stack(2)} ${classes.words}`}>
          <Skeleton height={18} width="46%" />
          <Skeleton height={14} width="74%" />
          <Skeleton height={12} width="30%" />
        </div>
      </div>
    ))}
  </div>
);
