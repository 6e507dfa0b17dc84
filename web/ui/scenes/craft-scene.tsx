import { Ball, Craft, Scene, type SceneProps } from './scene.tsx';
import classes from './scene.module.css';

/** A craft has just set off. */
export const CraftScene = (props: SceneProps) => (
  <Scene {...props}>
    <path className={classes['orbit']} d="M10 146C60 96 180 96 230 146" />
    <path className={classes['way']} d="M62 102C72 70 104 50 146 55" />
    <Ball x={58} y={112} r={17} />
    <Craft x={166} y={60} turn={14} scale={1.25} />
  </Scene>
);
