import { type Cell, dayText, type Half, stepOf } from '../model.ts';
import classes from './half-year.module.css';

/** From one cell to the next, and a cell's side, in units of the drawing. */
const PITCH = 20;
const SIDE = 16;
const MONTHS_HEIGHT = 20;
/** Radius of a day's planet by its step; a cell holds the largest one just so. */
const radii = [0, 3.6, 5.2, 6.6, 8] as const;

/**
 * Half a year of days. A planet grows with the submissions of its day, and is full where something was solved, so that
 * neither is told by colour alone.
 */
export function HalfYear({ half, today }: { half: Half; today: string }) {
  return (
    <svg
      className={classes.half}
      viewBox={`0 0 ${half.columns * PITCH - (PITCH - SIDE)} ${MONTHS_HEIGHT + 7 * PITCH}`}
      aria-hidden="true"
    >
      {half.months.map(({ name, column }) => (
        <text className={classes.month} key={name} x={column * PITCH} y={12}>
          {name}
        </text>
      ))}
      {half.cells.map((cell) => (
        <DayCell key={cell.day} cell={cell} today={today} />
      ))}
    </svg>
  );
}

function DayCell({ cell, today }: { cell: Cell; today: string }) {
  const { day, column, row, submissions, solved } = cell;
  const x = column * PITCH;
  const y = MONTHS_HEIGHT + row * PITCH;
  const radius = radii[stepOf(submissions)];
  return (
    <g className={day > today ? classes.future : undefined}>
      <rect
        className={day === today ? classes.today : classes.empty}
        x={x + 0.5}
        y={y + 0.5}
        width={SIDE - 1}
        height={SIDE - 1}
        rx="4.5"
      />
      {radius > 0 && (
        <circle
          className={solved > 0 ? classes.solved : classes.tried}
          cx={x + SIDE / 2}
          cy={y + SIDE / 2}
          r={solved > 0 ? radius : radius - 1}
        />
      )}
      {day <= today && <title>{dayText(cell)}</title>}
    </g>
  );
}
