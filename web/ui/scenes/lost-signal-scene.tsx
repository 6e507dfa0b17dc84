import { Ball, Craft, Scene, type SceneProps } from './scene.tsx';
import classes from './scene.module.css';

/** A craft whose line has come loose. */
export const LostSignalScene = (props: SceneProps) => (
  <Scene {...props}>
    <path className={classes['orbit']} d="M6 138C66 106 174 106 234 138" />
    <path className={classes['line']} d="M62 98C72 74 90 66 106 74" />
    <path className={classes['line']} d="M128 62c8-12 18-14 30-8" />
    <path className={classes['signal']} d="m110 56 4 9M122 82l-5-8M104 88l8-3M130 50l-5 8" />
    <Ball x={52} y={108} r={19} />
    <Craft x={178} y={64} turn={28} scale={1.15} />
  </Scene>
);
