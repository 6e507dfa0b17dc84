import { Ball, Scene, type SceneProps, Spark } from './scene.tsx';
import classes from './scene.module.css';

/** A shelf of documents that floats among the stars, with room for more. */
export const ShelfScene = (props: SceneProps) => (
  <Scene {...props}>
    <path className={classes['orbit']} d="M14 88C60 20 180 20 226 88" />
    <path className={classes['hull']} d="M58 60h17v58H58zM80 52h13v66H80z" />
    <path className={classes['panel']} d="M98 66h19v52H98z" />
    <path className={classes['hull']} d="m123 68 15-4 15 50-15 4z" />
    <path className={classes['line']} d="M62 72h9M62 78h9M84 66h5M103 78h9M103 84h9" />
    <path className={classes['missing']} d="M160 70h16v48h-16z" />
    <path className={classes['line']} d="M42 118h156" />
    <path className={classes['line']} d="M64 118v12M176 118v12" />
    <Ball x={152} y={40} r={11} lit="sun" />
    <Spark x={132} y={92} r={6} className={classes['planet']} />
  </Scene>
);
