import { Ball, Scene, type SceneProps, Spark } from './scene.tsx';
import classes from './scene.module.css';

/** Three steps, and room on all of them. */
export const PodiumScene = (props: SceneProps) => (
  <Scene {...props}>
    <ellipse className={classes['orbit']} cx="120" cy="60" rx="100" ry="34" transform="rotate(-8 120 60)" />
    <path className={classes['hull']} d="M50 104h46v36H50zM144 114h46v26h-46z" />
    <path className={classes['wash']} d="M96 84h48v56H96z" />
    <Spark x={120} y={112} r={11} className={classes['sun']} />
    <path className={classes['line']} d="M67 122h12M161 128h12" />
    <Ball x={120} y={58} r={17} lit="sun" />
    <circle className={classes['missing']} cx="73" cy="88" r="10" />
    <circle className={classes['missing']} cx="167" cy="99" r="9" />
    <path className={classes['orbit']} d="M28 141h184" />
  </Scene>
);
