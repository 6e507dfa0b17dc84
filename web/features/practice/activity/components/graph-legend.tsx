import { cluster, row } from '../../../../ui/layout.ts';
import classes from './graph-legend.module.css';

/** What the graph's planets mean. */
export function GraphLegend() {
  return (
    <ul className={cluster([1, 4], { align: 'stretch' })} aria-hidden="true">
      <li className={row(2)}>
        <span className={classes.cell} /> No activity
      </li>
      <li className={row(2)}>
        <span className={classes.cell}>
          <span className={classes.tried} />
        </span>
        Tried
      </li>
      <li className={row(2)}>
        <span className={classes.cell}>
          <span className={classes.solved} />
        </span>
        Solved
      </li>
      <li className={row(2)}>
        <span className={`${classes.cell} ${classes.today}`} /> Today
      </li>
      <li className={row(2)}>
        {[7, 10, 13, 16].map((size) => (
          <span className={classes.cell} key={size}>
            <span className={classes.solved} style={{ width: size, height: size }} />
          </span>
        ))}
        More submissions
      </li>
    </ul>
  );
}
