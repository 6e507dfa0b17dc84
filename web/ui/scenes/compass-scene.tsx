import { Scene, type SceneProps, Spark } from './scene.tsx';
import classes from './scene.module.css';

/** A compass on a star chart. */
export const CompassScene = (props: SceneProps) => (
  <Scene {...props}>
    <circle className={classes['orbit']} cx="120" cy="76" r="68" />
    <path className={classes['missing']} d="M120 76 196 32" />
    <circle className={classes['hull']} cx="120" cy="76" r="46" />
    <circle className={classes['orbit']} cx="120" cy="76" r="38" />
    <path className={classes['line']} d="M120 33v7M120 112v7M77 76h7M156 76h7" />
    <g transform="rotate(60 120 76)">
      <path className={classes['panel']} d="m120 42 8 34h-16z" />
      <path className={classes['hull']} d="m120 110 8-34h-16z" />
    </g>
    <circle className={classes['lamp']} cx="120" cy="76" r="4.5" />
    <circle className={classes['gap']} cx="197" cy="32" r="14" />
    <Spark x={197} y={32} r={12} className={classes['sun']} />
  </Scene>
);
