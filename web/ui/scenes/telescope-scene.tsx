import { Scene, type SceneProps } from './scene.tsx';
import classes from './scene.module.css';

/** A telescope looks at a place where no star is. */
export const TelescopeScene = (props: SceneProps) => (
  <Scene {...props}>
    <circle className={classes['missing']} cx="182" cy="42" r="19" />
    <path className={classes['missing']} d="M176 42h12M182 36v12" />
    <path className={classes['line']} d="M92 92 70 140M92 92v48M92 92l22 48" />
    <g transform="translate(92 86) rotate(-27)">
      <path className={classes['hull']} d="M-34-8h40v16h-40z" />
      <path className={classes['hull']} d="M6-11h38v22H6z" />
      <path className={classes['panel']} d="M44-13h8v26h-8z" />
      <path className={classes['hull']} d="M-42-5h8V5h-8z" />
    </g>
    <circle className={classes['lamp']} cx="92" cy="92" r="5" />
    <path className={classes['orbit']} d="M40 141h112" />
  </Scene>
);
