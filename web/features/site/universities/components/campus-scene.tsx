import type { CSSProperties } from 'react';
import { sceneOf, type Scene } from '../scene.ts';
import classes from './campus-scene.module.css';

/** Each stands on the horizon at 0, in the middle. */
const buildings: Record<Scene['building'], { walls: string; shade: string; roof: string; windows: string }> = {
  dome: {
    walls: 'M-62 0v-26h124v26zM-32-26v-16h64v16z',
    shade: 'M20 0v-26h42v26zM14-26v-16h18v16z',
    roof: 'M-66-26h132v-5h-132zM-27-42a27 27 0 0 1 54 0zM-1.500-69v-15h3v15zM1.500-84l13 4-13 4z',
    windows:
      'M-54-4v-14h6v14zM-41-4v-14h6v14zM-28-4v-14h6v14zM22-4v-14h6v14zM35-4v-14h6v14zM48-4v-14h6v14zM-8 0v-15a8 8 0 0 1 16 0v15z',
  },
  tower: {
    walls: 'M-66 0v-22h132v22zM-14-22v-52h28v52z',
    shade: 'M24 0v-22h42v22zM4-22v-52h10v52z',
    roof: 'M-70-22h52v-5h-52zM18-22h52v-5h-52zM-18-74 0-98l18 24z',
    windows:
      'M-58-5v-10h8v10zM-44-5v-10h8v10zM-30-5v-10h8v10zM22-5v-10h8v10zM36-5v-10h8v10zM50-5v-10h8v10zM-6-44v-8a6 6 0 0 1 12 0v8zM-6 0v-13a6 6 0 0 1 12 0v13zM-6-64a6 6 0 1 0 12 0 6 6 0 1 0-12 0z',
  },
  arches: {
    walls: 'M-70 0v-34h140v34zM-70-34v-18h18v18zM52-34v-18h18v18z',
    shade: 'M28 0v-34h42v34zM60-34v-18h10v18z',
    roof: 'M-54-34h108v-5h-108zM-73-52l12-15 12 15zM49-52l12-15 12 15zM-20-39a20 13 0 0 1 40 0z',
    windows:
      'M-60 0v-14a6 6 0 0 1 12 0v14zM-42 0v-14a6 6 0 0 1 12 0v14zM-24 0v-14a6 6 0 0 1 12 0v14zM-6 0v-14a6 6 0 0 1 12 0v14zM12 0v-14a6 6 0 0 1 12 0v14zM30 0v-14a6 6 0 0 1 12 0v14zM48 0v-14a6 6 0 0 1 12 0v14z',
  },
  blocks: {
    walls: 'M-68 0v-30h46v30zM-22 0v-64h38v64zM16 0v-42h52v42z',
    shade: 'M-30 0v-30h8v30zM4 0v-64h12v64zM50 0v-42h18v42z',
    roof: 'M-70-30h48v-4h-48zM-24-64h42v-4h-42zM18-42h52v-4h-52zM-4-68v-17h3v17z',
    windows:
      'M-62-8v-5h32v5zM-62-19v-5h32v5zM-16-10v-5h16v5zM-16-22v-5h16v5zM-16-34v-5h16v5zM-16-46v-5h16v5zM22-9v-5h24v5zM22-20v-5h24v5zM22-31v-5h24v5z',
  },
};

/** The campus of a university as a small world of its own; a drawing, not its building. */
export function CampusScene({ slug, className }: { slug: string; className?: string | undefined }) {
  const { hue, building, sun } = sceneOf(slug);
  const { walls, shade, roof, windows } = buildings[building];
  return (
    <svg
      className={className ? `${classes.scene} ${className}` : classes.scene}
      style={{ '--hue': hue } as CSSProperties}
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect className={classes.sky} width="320" height="180" />
      <path
        className={classes.star}
        d="M22 30h0M64 62h0M110 22h0M150 48h0M206 18h0M246 64h0M292 36h0M36 96h0M286 104h0M178 74h0"
      />
      <ellipse className={classes.orbit} cx="160" cy="196" rx="196" ry="150" transform="rotate(-7 160 196)" />
      <circle className={classes.sun} cx={(sun * 320).toFixed(0)} cy="52" r="17" />
      <circle className={classes.land} cx="160" cy="372" r="240" />
      <path className={classes.hill} d="M0 172Q54 138 118 142t92-4 110 22v20H0z" />
      <g transform="translate(160 139)">
        <path className={classes.walls} d={walls} />
        <path className={classes.shade} d={shade} />
        <path className={classes.roof} d={roof} />
        <path className={classes.windows} d={windows} />
      </g>
      <path className={classes.near} d="M0 164Q80 142 160 144t160 22v14H0z" />
      <path className={classes.way} d="M156 144q4 12-14 36h30q-6-20-6-36z" />
      <g className={classes.trees}>
        <circle cx="70" cy="143" r="9" />
        <circle cx="58" cy="148" r="7" />
        <circle cx="252" cy="144" r="10" />
        <circle cx="266" cy="149" r="7" />
      </g>
    </svg>
  );
}
