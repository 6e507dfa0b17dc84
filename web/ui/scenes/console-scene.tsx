import { Scene, type SceneProps } from './scene.tsx';
import classes from './scene.module.css';

/** A console, and a world that rises in it. */
export const ConsoleScene = (props: SceneProps) => (
  <Scene {...props}>
    <path className={classes['orbit']} d="M6 60C60 10 180 10 234 60" />
    <path className={classes['hull']} d="M44 30h152c5 0 8 3 8 8v76c0 5-3 8-8 8H44c-5 0-8-3-8-8V38c0-5 3-8 8-8z" />
    <path className={classes['line']} d="M36 48h168" />
    <circle className={classes['lamp']} cx="48" cy="39" r="3" />
    <circle className={classes['wash']} cx="60" cy="39" r="3" />
    <path className={classes['signal']} d="m52 64 9 8-9 8M68 82h16" />
    <path className={classes['line']} d="M52 98h44M52 108h26" />
    <path className={classes['wash']} d="M116 122a38 38 0 0 1 76 0z" />
    <circle className={classes['sun']} cx="176" cy="70" r="9" />
    <path className={classes['line']} d="M102 122v16M138 122v16M88 139h64" />
  </Scene>
);
