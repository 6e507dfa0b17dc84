import { Scene, type SceneProps, Spark } from './scene.tsx';
import classes from './scene.module.css';

/** Two modules come together. */
export const DockingScene = (props: SceneProps) => (
  <Scene {...props}>
    <path className={classes['orbit']} d="M6 124C70 84 170 84 234 124" />
    <g transform="rotate(-7 120 72)">
      <path className={classes['panel']} d="M46 20h22v30H46zM46 94h22v30H46zM172 20h22v30h-22zM172 94h22v30h-22z" />
      <path
        className={classes['line']}
        d="M46 35h22M46 109h22M172 35h22M172 109h22M57 50v6M57 88v6M183 50v6M183 88v6"
      />
      <path className={classes['hull']} d="M30 56h60c4 0 7 3 7 7v18c0 4-3 7-7 7H30c-5 0-9-7-9-16s4-16 9-16z" />
      <path className={classes['hull']} d="M97 63h9v18h-9z" />
      <path className={classes['hull']} d="M150 56h60c5 0 9 7 9 16s-4 16-9 16h-60c-4 0-7-3-7-7V63c0-4 3-7 7-7z" />
      <path className={classes['hull']} d="M134 66h9v12h-9z" />
      <path className={classes['way']} d="M111 72h21" />
      <circle className={classes['lamp']} cx="46" cy="72" r="6" />
      <circle className={classes['lamp']} cx="66" cy="72" r="6" />
      <circle className={classes['lamp']} cx="174" cy="72" r="6" />
      <circle className={classes['lamp']} cx="194" cy="72" r="6" />
    </g>
    <Spark x={120} y={40} r={7} className={classes['sun']} />
  </Scene>
);
