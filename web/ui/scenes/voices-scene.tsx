import { Scene, type SceneProps } from './scene.tsx';
import classes from './scene.module.css';

/** Voices from a small world. */
export const VoicesScene = (props: SceneProps) => (
  <Scene {...props}>
    <path className={classes['orbit']} d="M8 141a112 86 0 0 1 224 0" />
    <path className={classes['planet']} d="M42 141a78 62 0 0 1 156 0z" />
    <path className={classes['shade']} d="M120 79a78 62 0 0 1 78 62h-50c2-24-8-48-28-62z" />
    <path
      className={classes['hull']}
      d="M52 26h58c6 0 10 4 10 10v20c0 6-4 10-10 10H82L68 78V66H52c-6 0-10-4-10-10V36c0-6 4-10 10-10z"
    />
    <path className={classes['line']} d="M56 40h48M56 52h30" />
    <path
      className={classes['wash']}
      d="M146 50h42c5 0 9 4 9 9v16c0 5-4 9-9 9h-10l-12 11V84h-20c-5 0-9-4-9-9V59c0-5 4-9 9-9z"
    />
    <path className={classes['signal']} d="M151 63h32M151 72h18" />
    <path
      className={classes['core']}
      d="M84 108h6v6h-6zM96 118h6v6h-6zM108 104h6v6h-6zM128 116h6v6h-6zM74 124h6v6h-6zM150 122h6v6h-6z"
    />
  </Scene>
);
