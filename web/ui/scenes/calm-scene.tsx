import { Ball, Scene, type SceneProps } from './scene.tsx';
import classes from './scene.module.css';

/** A still evening: all is done. */
export const CalmScene = (props: SceneProps) => (
  <Scene {...props}>
    <circle className={classes['orbit']} cx="150" cy="62" r="46" />
    <Ball x={150} y={62} r={24} lit="sun" />
    <path className={classes['wash']} d="M10 126c30-30 62-34 92-12 22-20 58-22 86-4 16-8 30-8 42 4v27H10z" />
    <path className={classes['signal']} d="M30 134c14-10 30-12 44-4M150 130c18-8 36-6 50 2" />
    <path className={classes['hull']} d="M58 108v-16h24v16zM54 92l16-13 16 13z" />
    <path className={classes['lamp']} d="M66 97h8v8h-8z" />
  </Scene>
);
