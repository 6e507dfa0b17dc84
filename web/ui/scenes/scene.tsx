import type { ReactNode } from 'react';
import classes from './scene.module.css';

/** What a picture may be asked for; `large` where it has a page to itself. */
export type SceneProps = { size?: 'small' | 'large' };

const SPARK = 'M0-1C.08-.3.3-.08 1 0 .3.08.08.3 0 1-.08.3-.3.08-1 0-.3-.08-.08-.3 0-1';

export const Spark = ({ x, y, r, className }: { x: number; y: number; r: number; className?: string | undefined }) => (
  <path className={className ?? classes['spark']} transform={`translate(${x} ${y}) scale(${r})`} d={SPARK} />
);

/** A ball lit from the left. Behind it a line breaks off. */
export const Ball = ({ x, y, r, lit = 'planet' }: { x: number; y: number; r: number; lit?: 'planet' | 'sun' }) => (
  <g transform={`translate(${x} ${y})`}>
    <circle className={classes['gap']} r={r + 4.5} />
    <circle className={classes[lit]} r={r} />
    <path
      className={classes['shade']}
      d={`M0${-r}a${r} ${r} 0 0 1 0 ${2 * r} ${1.3 * r} ${1.3 * r} 0 0 0 0${-2 * r}z`}
    />
  </g>
);

/** The small craft of all our pictures, about 40 units long, its nose to the right. */
export const Craft = ({ x, y, turn, scale = 1 }: { x: number; y: number; turn: number; scale?: number }) => (
  <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}>
    <path className={classes['panel']} d="M-7-7h11v-15h-11zM-7 7h11v15h-11z" />
    <path className={classes['hull']} d="M-15-6H4C12-6 17-3.4 19 0 17 3.4 12 6 4 6h-19z" />
    <circle className={classes['lamp']} cx="6.5" r="2.6" />
  </g>
);

/** A picture of 240 × 150 with a few stars at its edges; decoration, the words beside it say all. */
export function Scene({ size = 'small', children }: SceneProps & { children: ReactNode }) {
  return (
    <svg className={classes['scene']} data-size={size} viewBox="0 0 240 150" aria-hidden="true" focusable="false">
      <path
        className={classes['stars']}
        d="M14 38h0M33 112h0M58 14h0M97 6h0M176 10h0M222 52h0M206 128h0M12 84h0M231 98h0"
      />
      <Spark x={28} y={24} r={4.5} />
      <Spark x={214} y={24} r={6} />
      {children}
    </svg>
  );
}
