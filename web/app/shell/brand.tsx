import { pathOf } from '@devorbit/contract/path-of.ts';
import { Link } from 'react-router';
import classes from './brand.module.css';

export function BrandMark({ size = 30 }: { size?: number }) {
  return (
    <svg className={classes.mark} viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" focusable="false">
      <g transform="rotate(-32 16 16)">
        <path className={classes.orbit} d="M2.5 16a13.5 4.6 0 0 1 27 0" />
        <circle className={classes.body} cx="16" cy="16" r="8.4" />
        <path className={classes.front} d="M2.5 16a13.5 4.6 0 0 0 27 0" />
        <path className={classes.orbit} d="M2.5 16a13.5 4.6 0 0 0 27 0" />
        <circle className={classes.moon} cx="28.6" cy="16.6" r="3" />
      </g>
    </svg>
  );
}

export function Brand() {
  return (
    <Link to={pathOf('home')} className={classes.brand} aria-label="DevOrbit home">
      <BrandMark />
      <span className={classes.word}>DevOrbit</span>
    </Link>
  );
}
