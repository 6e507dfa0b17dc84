import { type KeyboardEvent, useRef } from 'react';
import { shortWeekday } from '../../../../platform/format/dates.ts';
import { type Cell, dayText, type Half, nextDay, stepOf } from '../model.ts';
import classes from './half-year.module.css';

/** From one cell to the next, and a cell's side, in units of the drawing. */
const PITCH = 20;
const SIDE = 16;
const MONTHS_HEIGHT = 22;
const WEEKDAYS_WIDTH = 34;
/** Radius of a day's planet by its step; a cell holds the largest one just so. */
const radii = [0, 3.6, 5.2, 6.6, 8] as const;
/** Rows whose names are written: Monday, Wednesday, Friday, Sunday. */
const namedRows = [0, 2, 4, 6] as const;
const rows = [0, 1, 2, 3, 4, 5, 6] as const;
/** A Monday. */
const monday = (row: number): string => `2024-01-0${row + 1}`;

type Props = { half: Half; today: string; name: string; current: string; onMove: (day: string) => void };

/**
 * Half a year of days, weeks as columns. A planet grows with the submissions of its day, and is full where something was
 * solved, so that neither is told by colour alone. It is one stop of the Tab key; the arrow keys go from day to day.
 */
export function HalfYear({ half, today, name, current, onMove }: Props) {
  const drawing = useRef<SVGSVGElement>(null);
  const first = half.cells[0]?.day ?? '';
  const here = half.cells.some(({ day }) => day === current) ? current : first;
  const go = (event: KeyboardEvent) => {
    const next = nextDay(half, here, event.key, today);
    if (next === null) return;
    event.preventDefault();
    onMove(next);
    drawing.current?.querySelector<SVGGElement>(`[data-day="${next}"]`)?.focus();
  };
  return (
    <svg
      ref={drawing}
      className={classes.half}
      viewBox={`0 0 ${WEEKDAYS_WIDTH + half.columns * PITCH - (PITCH - SIDE)} ${MONTHS_HEIGHT + 7 * PITCH}`}
      role="grid"
      tabIndex={-1}
      aria-label={name}
      onKeyDown={go}
    >
      <g aria-hidden="true">
        {half.months.map(({ name: month, column }) => (
          <text className={classes.label} key={month} x={WEEKDAYS_WIDTH + column * PITCH} y={13}>
            {month}
          </text>
        ))}
        {namedRows.map((row) => (
          <text className={classes.label} key={row} x={0} y={MONTHS_HEIGHT + row * PITCH + 12}>
            {shortWeekday(monday(row))}
          </text>
        ))}
      </g>
      {rows.map((row) => (
        <g role="row" key={row}>
          {half.cells
            .filter((cell) => cell.row === row)
            .map((cell) => (
              <DayCell key={cell.day} cell={cell} today={today} focusable={cell.day === here} />
            ))}
        </g>
      ))}
    </svg>
  );
}

function DayCell({ cell, today, focusable }: { cell: Cell; today: string; focusable: boolean }) {
  const { day, column, row, submissions, solved } = cell;
  const x = WEEKDAYS_WIDTH + column * PITCH;
  const y = MONTHS_HEIGHT + row * PITCH;
  const radius = radii[stepOf(submissions)];
  const future = day > today;
  const said = `${day === today ? 'Today, ' : ''}${dayText(cell)}`;
  return (
    <g
      className={future ? classes.future : classes.day}
      role="gridcell"
      tabIndex={focusable ? 0 : -1}
      aria-label={future ? `${dayText(cell)} (still to come)` : said}
      aria-current={day === today ? 'date' : undefined}
      data-day={day}
      data-tip={future ? undefined : said}
    >
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
    </g>
  );
}
