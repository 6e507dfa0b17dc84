import { Ball, Scene, type SceneProps } from './scene.tsx';
import classes from './scene.module.css';

/** A way from star to star: the first are reached, the rest lie ahead. */
export const ConstellationScene = (props: SceneProps) => (
  <Scene {...props}>
    <path className={classes['signal']} d="M40 118 78 74l46 14" />
    <path className={classes['missing']} d="m124 88 38-44 44 20M124 88l44 30 38-54" />
    <Ball x={40} y={118} r={9} />
    <Ball x={78} y={74} r={9} />
    <Ball x={124} y={88} r={13} lit="sun" />
    <circle className={classes['gap']} cx="162" cy="44" r="12" />
    <circle className={classes['wash']} cx="162" cy="44" r="8" />
    <circle className={classes['gap']} cx="168" cy="118" r="12" />
    <circle className={classes['wash']} cx="168" cy="118" r="8" />
    <circle className={classes['gap']} cx="206" cy="64" r="12" />
    <circle className={classes['wash']} cx="206" cy="64" r="8" />
  </Scene>
);
