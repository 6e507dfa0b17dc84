import { pathOf } from '@devorbit/contract/path-of.ts';
import type { Difficulty } from '@devorbit/contract/practice/problems.ts';
import { type KeyboardEvent, memo, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Tipped } from '../../components/tipped.tsx';
import { type Chart, nextStar, starText, type System, systemName } from '../model.ts';
import classes from './constellation.module.css';

/** What can be pressed around a star, in units of the drawing. */
const TOUCH = 12;
const radii: Record<Difficulty, number> = { Easy: 2.6, Medium: 3.4, Hard: 4.2 };
/** Rays of a star: the harder the problem was, the longer. */
const rays: Record<Difficulty, number> = { Easy: 0, Medium: 7, Hard: 11 };

/** A star by itself, around 0. The harder the problem, the larger it is and the longer its rays. */
export const StarMark = ({ difficulty }: { difficulty: Difficulty }) => (
  <>
    {rays[difficulty] > 0 && (
      <path
        transform={`scale(${rays[difficulty]})`}
        d="M0-1C.08-.3.3-.08 1 0 .3.08.08.3 0 1-.08.3-.3.08-1 0-.3-.08-.08-.3 0-1"
      />
    )}
    <circle r={radii[difficulty]} />
  </>
);

/**
 * The sky. It is one stop of the Tab key; the arrow keys go from star to star in the order of solving, or from system to
 * system, and Enter opens the problem.
 */
export function StarChart({ chart, name }: { chart: Chart; name: string }) {
  const drawing = useRef<SVGSVGElement>(null);
  const first = chart.systems[0]?.stars[0]?.problem_id ?? 0;
  const [chosen, setChosen] = useState(first);
  // A problem may be hidden meanwhile.
  const known = chart.systems.some(({ stars }) => stars.some(({ problem_id }) => problem_id === chosen));
  const current = known ? chosen : first;
  const go = (event: KeyboardEvent) => {
    const next = nextStar(chart, current, event.key);
    if (next === null) return;
    event.preventDefault();
    setChosen(next);
    drawing.current?.querySelector<SVGAElement>(`[data-star="${next}"]`)?.focus();
  };
  return (
    <Tipped className={`night ${classes.sky}`}>
      <svg
        ref={drawing}
        className={classes.chart}
        viewBox={`0 0 ${chart.width} ${chart.height}`}
        style={{ maxHeight: Math.round(chart.height * 1.25) }}
        role="group"
        aria-label={`${name}. Arrow keys move from star to star.`}
        onKeyDown={go}
      >
        {chart.systems.map((system) => (
          <DrawnSystem
            key={system.tag}
            system={system}
            current={system.stars.some(({ problem_id }) => problem_id === current) ? current : null}
          />
        ))}
      </svg>
    </Tipped>
  );
}

type Props = { system: System; current: number | null };

/** Hundreds of stars: a system is drawn anew only where its focus changes. */
const DrawnSystem = memo(function DrawnSystem({ system: { tag, stars, label }, current }: Props) {
  return (
    <g>
      <path className={classes.line} d={`M${stars.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
      <text className={classes.name} x={label.x} y={label.y} textAnchor="middle" aria-hidden="true">
        {systemName(tag)}
      </text>
      {stars.map((star) => (
        <Link
          key={star.problem_id}
          className={classes.star}
          to={pathOf('problem', { id: star.problem_id })}
          tabIndex={star.problem_id === current ? 0 : -1}
          aria-label={starText(star)}
          data-star={star.problem_id}
          data-tip={starText(star)}
          data-bright={star.brightness}
        >
          <g transform={`translate(${star.x} ${star.y})`}>
            <circle className={classes.touch} r={TOUCH} />
            <StarMark difficulty={star.difficulty} />
          </g>
        </Link>
      ))}
    </g>
  );
});
