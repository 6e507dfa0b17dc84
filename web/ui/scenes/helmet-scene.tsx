import { Scene, type SceneProps, Spark } from './scene.tsx';
import classes from './scene.module.css';

/** Somebody who has been out there. */
export const HelmetScene = (props: SceneProps) => (
  <Scene {...props}>
    <ellipse className={classes['orbit']} cx="120" cy="70" rx="108" ry="38" transform="rotate(-10 120 70)" />
    <path className={classes['hull']} d="M66 141c2-20 16-30 34-32h40c18 2 32 12 34 32z" />
    <path className={classes['panel']} d="M92 109h56l-6 15H98z" />
    <circle className={classes['hull']} cx="120" cy="68" r="48" />
    <path className={classes['hull']} d="M66 58h10v24H66zM164 58h10v24h-10z" />
    <path
      className={classes['panel']}
      d="M94 44h52c9 0 14 6 14 15v16c0 14-9 23-24 23h-32c-15 0-24-9-24-23V59c0-9 5-15 14-15z"
    />
    <Spark x={108} y={66} r={11} className={classes['core']} />
    <path className={classes['shade']} d="M146 44c9 0 14 6 14 15v16c0 14-9 23-24 23h-18c20-8 30-30 28-54z" />
    <path className={classes['line']} d="M120 20v-9" />
    <circle className={classes['lamp']} cx="120" cy="9" r="4" />
  </Scene>
);
