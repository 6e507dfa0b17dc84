import type { ReactNode } from 'react';
import classes from './badge-drawing.module.css';

const SPARK = 'M0-1C.08-.3.3-.08 1 0 .3.08.08.3 0 1-.08.3-.3.08-1 0-.3-.08-.08-.3 0-1';
const Spark = ({ x, y, r }: { x: number; y: number; r: number }) => (
  <path className={classes.sun} transform={`translate(${x} ${y}) scale(${r})`} d={SPARK} />
);

/** Around 0, within a circle of 26: one family of a planet, its orbits and the light of what was done. */
const drawings: Record<string, ReactNode> = {
  // A first turn around a planet.
  'first-orbit': (
    <>
      <circle className={classes.body} r="9" />
      <ellipse className={classes.orbit} rx="19" ry="7.5" transform="rotate(-22)" />
      <circle className={classes.sun} cx="16.5" cy="-9.5" r="3.6" />
    </>
  ),
  // Ten stars in a triangle.
  'ten-solved': (
    <>
      <path className={classes.orbit} d="M0-16 18 13H-18z" />
      {[0, 1, 2, 3].flatMap((line) =>
        Array.from({ length: line + 1 }, (_, place) => (
          <circle
            className={classes.sun}
            key={`${line} ${place}`}
            cx={place * 12 - line * 6}
            cy={line * 9.7 - 16}
            r="3"
          />
        )),
      )}
    </>
  ),
  // A galaxy.
  'fifty-solved': (
    <>
      <circle className={classes.body} r="5" />
      <path className={classes.orbit} d="M3-4c9-7 18 3 12 12M-3 4c-9 7-18-3-12-12" />
      <path className={classes.orbit} d="M-1-8C6-18 22-12 21 2M1 8C-6 18-22 12-21-2" />
      <circle className={classes.sun} cx="14" cy="9" r="2.4" />
      <circle className={classes.sun} cx="-14" cy="-9" r="2.4" />
      <circle className={classes.sun} cx="20" cy="-6" r="1.8" />
      <circle className={classes.sun} cx="-20" cy="6" r="1.8" />
    </>
  ),
  // A craft on rough ground.
  'hard-landing': (
    <>
      <path className={classes.body} d="M-22 15c6-4 10 1 15-2s9 2 14 0 9-2 15 2v9h-44z" />
      <path className={classes.hull} d="M0-18c6 4 7 12 5 20h-10c-2-8-1-16 5-20z" />
      <path className={classes.orbit} d="M-5 0-11 11M5 0l6 11" />
      <circle className={classes.sun} cy="-7" r="2.6" />
    </>
  ),
  // Seven days around.
  'week-streak': (
    <>
      <circle className={classes.orbit} r="17" />
      {Array.from({ length: 7 }, (_, day) => (
        <circle
          className={classes.sun}
          key={day}
          r="3.2"
          cx={(17 * Math.sin((day / 7) * 2 * Math.PI)).toFixed(1)}
          cy={(-17 * Math.cos((day / 7) * 2 * Math.PI)).toFixed(1)}
        />
      ))}
      <circle className={classes.body} r="7" />
    </>
  ),
  // A moon that has gone through its phases.
  'month-streak': (
    <>
      <circle className={classes.orbit} r="21" strokeDasharray="2.2 2.2" />
      <circle className={classes.body} r="14" />
      <path className={classes.sun} d="M0-14a14 14 0 0 1 0 28 17 17 0 0 0 0-28z" />
    </>
  ),
  // Three worlds of different make.
  polyglot: (
    <>
      <path className={classes.orbit} d="M-12 8 0-11 12 8z" />
      <circle className={classes.body} cy="-11" r="7" />
      <circle className={classes.sun} cx="-12" cy="8" r="6" />
      <circle className={classes.hull} cx="12" cy="8" r="6.5" />
    </>
  ),
  // A satellite that sends.
  author: (
    <>
      <rect className={classes.body} x="-5" y="-5" width="10" height="10" rx="2" transform="rotate(-30)" />
      <path className={classes.hull} d="m-7 4-12 7 4 6 12-7zM7-4l12-7-4-6-12 7z" />
      <Spark x={13} y={14} r={7} />
    </>
  ),
};

/** The drawing of a badge; of one that is not earned yet only its outline, without light. What it means stands beside it. */
export const BadgeDrawing = ({ id, earned }: { id: string; earned: boolean }) => (
  <svg className={classes.badge} data-earned={earned || undefined} viewBox="-32 -32 64 64" aria-hidden="true">
    <circle className={classes.sky} r="29" />
    {drawings[id] ?? <Spark x={0} y={0} r={18} />}
  </svg>
);
