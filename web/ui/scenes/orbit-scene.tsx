import { Ball, Scene, type SceneProps } from './scene.tsx';
import classes from './scene.module.css';

/** A moon on its way round a planet. */
export const OrbitScene = (props: SceneProps) => (
  <Scene {...props}>
    <g transform="rotate(-9 120 76)">
      <ellipse className={classes['orbit']} cx="120" cy="76" rx="104" ry="36" />
      <ellipse className={classes['orbit']} cx="120" cy="76" rx="66" ry="21" />
    </g>
    <Ball x={120} y={76} r={30} />
    <Ball x={205} y={46} r={8} lit="sun" />
  </Scene>
);
