import { card } from '../../../../../ui/layout.ts';
import classes from './problem-table-skeleton.module.css';

/** As tall as the lines to come. */
export function ProblemTableSkeleton({ lines }: { lines: number }) {
  return (
    <div className={`${card()} ${classes.waiting}`} aria-hidden="true">
      {Array.from({ length: lines }, (_, at) => (
        <div className={classes.placeholder} key={at} data-placeholder>
          <span />
        </div>
      ))}
    </div>
  );
}
