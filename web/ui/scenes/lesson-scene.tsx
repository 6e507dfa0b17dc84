import { Ball, Scene, type SceneProps } from './scene.tsx';
import classes from './scene.module.css';

/** Steps that climb from world to world. */
export const LessonScene = (props: SceneProps) => (
  <Scene {...props}>
    <path className={classes['way']} d="M40 116C62 116 62 92 84 92s22-24 46-24 24-26 50-28" />
    <path className={classes['hull']} d="M24 126h36v14H24zM66 104h36v36H66zM110 82h40v58h-40zM158 60h40v80h-40z" />
    <path
      className={classes['line']}
      d="M76 118h16M76 126h10M120 98h20M120 106h12M120 114h20M168 76h20M168 84h12M168 92h20M168 100h14"
    />
    <Ball x={42} y={112} r={8} />
    <Ball x={84} y={88} r={9} />
    <Ball x={130} y={63} r={11} />
    <circle className={classes['gap']} cx="178" cy="36" r="22" />
    <circle className={classes['lamp']} cx="178" cy="36" r="17" />
    <path className={classes['hull']} d="m173 27 14 9-14 9z" />
    <path className={classes['orbit']} d="M12 141h216" />
  </Scene>
);
