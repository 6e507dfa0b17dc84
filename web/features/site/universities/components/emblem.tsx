import type { CSSProperties } from 'react';
import { sceneOf } from '../scene.ts';
import classes from './emblem.module.css';

/** The world of a university from far away: a planet with its moon. */
export function Emblem({ slug }: { slug: string }) {
  const { hue, ringed, moon } = sceneOf(slug);
  const angle = (moon * Math.PI) / 180;
  return (
    <svg
      className={classes.emblem}
      style={{ '--hue': hue } as CSSProperties}
      viewBox="-24 -24 48 48"
      aria-hidden="true"
      focusable="false"
    >
      <circle className={classes.orbit} r="20.500" />
      <circle className={classes.planet} r="12.500" />
      <path className={classes.shade} d="M0-12.500a12.500 12.500 0 0 1 0 25 17 17 0 0 0 0-25z" transform="rotate(24)" />
      {ringed ? (
        <path className={classes.ring} d="M-17.500 0a17.500 4.500 0 0 0 35 0" transform="rotate(-18)" />
      ) : (
        <path className={classes.band} d="M-11-5q11 4 22 0M-12 3q12 4 24 0" />
      )}
      <circle
        className={classes.moon}
        cx={(20.5 * Math.cos(angle)).toFixed(1)}
        cy={(20.5 * Math.sin(angle)).toFixed(1)}
        r="2.800"
      />
    </svg>
  );
}
