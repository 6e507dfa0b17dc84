import type { Feature } from '@devorbit/contract/site/home.ts';
import classes from './feature-glyph.module.css';

/** One small chart a feature: lines in ink, the point of it in the signal colour. */
const glyphs: Record<Feature['id'], { lines: string; marks: [x: number, y: number, r: number][] }> = {
  roadmaps: {
    lines: 'M6 40C6 26 20 28 24 22S26 8 42 8M6 40h.01M24 22h.01',
    marks: [
      [42, 8, 4.5],
      [6, 40, 2.5],
      [23, 23, 2.5],
    ],
  },
  challenges: {
    lines: 'M24 4a20 20 0 1 0 20 20M24 13a11 11 0 1 0 11 11',
    marks: [
      [38.1, 9.9, 4.5],
      [24, 24, 2.5],
    ],
  },
  ide: {
    lines: 'M5 9h38v30H5zM5 17h38M13 24l5 4-5 4M23 33h9',
    marks: [
      [10, 13, 1.6],
      [15.5, 13, 1.6],
    ],
  },
  events: { lines: 'M4 41 18 18l8 12 6-8 12 19zM18 18V5M18 6l11 4-11 4', marks: [[40, 9, 3.5]] },
  resources: {
    lines: 'M24 12C19 8 12 7 5 8v29c7-1 14 0 19 4 5-4 12-5 19-4V8c-7-1-14 0-19 4zM24 12v29',
    marks: [[34, 20, 3.5]],
  },
  mentor: {
    lines: 'M8 8h32v24H24l-9 8v-8H8z',
    marks: [
      [17, 20, 2.5],
      [24, 20, 2.5],
      [31, 20, 2.5],
    ],
  },
};

export function FeatureGlyph({ id }: { id: Feature['id'] }) {
  const { lines, marks } = glyphs[id];
  return (
    <svg className={classes.glyph} viewBox="0 0 48 48" width="40" height="40" aria-hidden="true" focusable="false">
      <path className={classes.lines} d={lines} />
      {marks.map(([x, y, r]) => (
        <circle className={classes.mark} key={`${x}-${y}`} cx={x} cy={y} r={r} />
      ))}
    </svg>
  );
}
