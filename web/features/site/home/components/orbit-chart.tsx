import type { CSSProperties } from 'react';
import { arcTo, moveTo, onCircle, onTransfer, transferEllipse } from '../orbits.ts';
import { Craft } from './craft.tsx';
import { Planet } from './planet.tsx';
import classes from './orbit-chart.module.css';

/** Three orbits, Easy to Hard, and a craft on its way outwards: out of Easy at 200°, along Medium from 20° to 90°, towards Hard at 270°. */
const radii = { easy: 112, medium: 196, hard: 300 };
const first = transferEllipse(radii.easy, radii.medium);
const second = transferEllipse(radii.medium, radii.hard);
const here = onTransfer(radii.medium, radii.hard, 90, 78);

const travelled =
  moveTo(onCircle(radii.easy, 200)) +
  arcTo(first.a, first.b, 200, onCircle(radii.medium, 20)) +
  arcTo(radii.medium, radii.medium, 0, onCircle(radii.medium, 90)) +
  arcTo(second.a, second.b, 90, here);
const ahead = moveTo(here) + arcTo(second.a, second.b, 90, onCircle(radii.hard, 270));

export function OrbitChart({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="-380 -380 760 760" aria-hidden="true" focusable="false">
      <defs>
        <radialGradient id="chart-glow">
          <stop offset="0" className={classes.glow} stopOpacity="0.5" />
          <stop offset="0.45" className={classes.glow} stopOpacity="0.13" />
          <stop offset="1" className={classes.glow} stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle r="210" fill="url(#chart-glow)" />
      <path className={classes.faint} d="M-380 0H380M0-380V380M-269-269 269 269M269-269-269 269" />
      <circle className={classes.orbit} r={radii.easy} />
      <circle className={classes.orbit} r={radii.medium} />
      <circle className={classes.orbit} r={radii.hard} />
      <circle className={classes.tick} r="336" pathLength="120" />
      <circle className={classes.mark} r="338" pathLength="12" />
      <circle className={classes.faint} r="350" />
      <circle className={classes.halo} r="44" />
      <circle className={classes.sun} r="33" />
      <path className={classes.ahead} d={ahead} />
      <path className={classes.travelled} d={travelled} pathLength="1" />
      <Planet name="easy" label="Easy" orbit={radii.easy} degrees={200} size={11} labelAt="below" />
      <Planet name="medium" label="Medium" orbit={radii.medium} degrees={52} size={19} labelAt="right" />
      <Planet name="hard" label="Hard" orbit={radii.hard} degrees={270} size={27} labelAt="right" ringed />
      <g className={classes.craft} style={{ '--travelled': `path('${travelled}')` } as CSSProperties}>
        <Craft />
      </g>
    </svg>
  );
}
