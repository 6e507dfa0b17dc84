import { Scene, type SceneProps, Spark } from './scene.tsx';
import classes from './scene.module.css';

/** A certificate with its seal. */
export const SealScene = (props: SceneProps) => (
  <Scene {...props}>
    <ellipse className={classes['orbit']} cx="120" cy="76" rx="106" ry="40" transform="rotate(-12 120 76)" />
    <path className={classes['hull']} d="M56 26h128v92H56z" />
    <path className={classes['orbit']} d="M64 34h112v76H64z" />
    <path className={classes['line']} d="M94 52h52M80 66h80M80 76h56" />
    <path className={classes['panel']} d="m138 102-5 30 15-8 15 8-5-30z" />
    <circle className={classes['lamp']} cx="148" cy="96" r="18" />
    <circle className={classes['core']} cx="148" cy="96" r="12" />
    <Spark x={148} y={96} r={9} className={classes['planet']} />
    <path className={classes['signal']} d="m82 96 7 7 13-14" />
  </Scene>
);
