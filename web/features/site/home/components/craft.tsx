import classes from './craft.module.css';

/** A small ship about 40 units long, its nose to the right. */
export function Craft() {
  return (
    <g>
      <path className={classes.panel} d="M-7-7h11v-15h-11zM-7 7h11v15h-11z" />
      <path className={classes.frame} d="M-1.5-22v15M-7-14.5h11M-1.5 7v15M-7 14.5h11" />
      <path className={classes.hull} d="M-15-6H4C12-6 17-3.4 19 0 17 3.4 12 6 4 6h-19z" />
      <path className={classes.nozzle} d="M-15-3.6l-5-1.6v10.4l5-1.6z" />
      <circle className={classes.window} cx="6.5" r="2.6" />
    </g>
  );
}
