import { Ball, Craft } from '../../../../../ui/scenes/scene.tsx';
import classes from './launch.module.css';

/** A craft flies into orbit, once and in 1.4 s, and stays there; with reduced motion, or without `flies`, it is there already. Decoration. */
export const Launch = ({ flies }: { flies: boolean }) => (
  <svg className={classes.launch} viewBox="0 0 240 120" aria-hidden="true" focusable="false">
    <path className={classes.stars} d="M30 18h0M78 40h0M118 12h0M150 70h0M226 20h0M60 84h0M206 104h0" />
    <ellipse className={classes.orbit} cx="188" cy="58" rx="44" ry="17" transform="rotate(-16 188 58)" />
    <Ball x={188} y={58} r={20} />
    <path className={classes.way} data-flies={flies || undefined} pathLength="1" d="M-8 128C40 120 92 104 146 72" />
    <g className={classes.craft} data-flies={flies || undefined}>
      <Craft x={0} y={0} turn={0} scale={0.62} />
    </g>
  </svg>
);
