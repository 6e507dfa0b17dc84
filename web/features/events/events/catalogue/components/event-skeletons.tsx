import { Skeleton } from '@mantine/core';
import { card, grid, pad, stack } from '../../../../../ui/layout.ts';
import classes from './event-skeletons.module.css';

/** What stands there until the events have come. */
export const EventSkeletons = ({ count = 6 }: { count?: number }) => (
  <div className={`${grid(4)} ${classes.grid}`} role="group" aria-busy="true" aria-label="Loading">
    {Array.from({ length: count }, (_, at) => (
      <div className={card('lifted')} key={at} data-placeholder>
        <Skeleton className={classes.picture} radius={0} />
        <div className={`${stack(3)} ${pad(4)}`}>
          <Skeleton height={16} width="50%" />
          <Skeleton height={26} width="80%" />
          <Skeleton height={40} />
          <Skeleton height={70} />
          <Skeleton height={44} width="40%" />
        </div>
      </div>
    ))}
  </div>
);
