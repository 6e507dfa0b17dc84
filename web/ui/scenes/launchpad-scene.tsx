import { Scene, type SceneProps } from './scene.tsx';
import classes from './scene.module.css';

/** A rocket stands on its pad. */
export const LaunchpadScene = (props: SceneProps) => (
  <Scene {...props}>
    <circle className={classes['sun']} cx="176" cy="52" r="15" />
    <path className={classes['way']} d="M122 18C122 4 134-6 150-8" />
    <path
      className={classes['line']}
      d="M70 36v92M88 36v92M70 36h18M70 54l18 18M70 72l18 18M70 90l18 18M88 72 70 90M88 90l-18 18"
    />
    <path className={classes['line']} d="M88 58h20M88 88h18" />
    <path className={classes['panel']} d="m106 96-15 24h15zM138 96l15 24h-15z" />
    <path className={classes['hull']} d="M122 22c12 12 17 28 17 48v46h-34V70c0-20 5-36 17-48z" />
    <path className={classes['panel']} d="M106 62h32c-1-8-2-14-4-20h-24c-2 6-3 12-4 20z" />
    <circle className={classes['lamp']} cx="122" cy="80" r="7" />
    <path className={classes['line']} d="M114 100h16M114 107h16" />
    <path className={classes['hull']} d="M110 116h24l4 10h-32z" />
    <path className={classes['wash']} d="M50 128h140l12 13H38z" />
  </Scene>
);
