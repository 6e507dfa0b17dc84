import { Scene, type SceneProps } from './scene.tsx';
import classes from './scene.module.css';

/** A satellite that listens; nothing comes. */
export const SatelliteScene = (props: SceneProps) => (
  <Scene {...props}>
    <path className={classes['orbit']} d="M6 132C70 92 170 92 234 132" />
    <g transform="translate(116 68) rotate(-22)">
      <path className={classes['line']} d="M-28 0h-10M28 0h10" />
      <path className={classes['panel']} d="M-82-15h44v30h-44zM38-15h44v30H38z" />
      <path className={classes['line']} d="M-67-15v30M-52-15v30M53-15v30M68-15v30" />
      <path className={classes['hull']} d="M-28-14h56v28h-56z" />
      <path className={classes['hull']} d="M-17 14h34c0 11-7 17-17 17s-17-6-17-17z" />
      <path className={classes['line']} d="M0 31v9" />
      <circle className={classes['lamp']} cy="42" r="3" />
      <circle className={classes['lamp']} cx="-16" r="4" />
      <path className={classes['line']} d="M-4-4h22M-4 4h14" />
    </g>
    <path className={classes['missing']} d="M128 122a16 16 0 0 0 19-8M124 135a30 30 0 0 0 36-14" />
  </Scene>
);
