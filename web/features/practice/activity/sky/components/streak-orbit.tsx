import type { Activity } from '@devorbit/contract/practice/activity.ts';
import { Skeleton, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { now } from '../../../../../platform/clock.ts';
import { dayOf, dayNameText, shortWeekday } from '../../../../../platform/format/dates.ts';
import { numberText } from '../../../../../platform/format/numbers.ts';
import { counted, plural } from '../../../../../platform/format/plurals.ts';
import { ownTimeZone } from '../../../../../platform/time-zone.ts';
import { card, stack, text } from '../../../../../ui/layout.ts';
import { LoadFailure } from '../../../../../ui/load-failure.tsx';
import { activityQuery, userActivityQuery } from '../../api.ts';
import { ACTIVITY_FAILURE } from '../../copy.ts';
import { STREAK } from '../copy.ts';
import { streakAdvice, weekOf, type WeekDay } from '../model.ts';
import panelClasses from '../../components/panel.module.css';
import classes from './streak-orbit.module.css';

const RADIUS = 78;
/** Half of the gap between two days, in radians. */
const HALF_GAP = 0.09;
const DAY_ANGLE = (2 * Math.PI) / 7;

const at = (angle: number, radius: number): string =>
  `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;

/** The streak of a user, who lets the caller see it; null: one's own. */
export function StreakOrbit({ username = null }: { username?: string | null }) {
  const timeZone = ownTimeZone();
  const own = useQuery({ ...activityQuery(null, timeZone), enabled: username === null });
  const others = useQuery({ ...userActivityQuery(username ?? '', null, timeZone), enabled: username !== null });
  const query = username === null ? own : others;
  return (
    <section
      className={`${stack(4)} ${card('lifted')} ${panelClasses.panel}`}
      aria-labelledby="streak"
      aria-busy={query.isPending}
    >
      <h3 className={text('section')} id="streak">
        {STREAK}
      </h3>
      {query.data ? (
        <Orbit activity={query.data} today={dayOf(now(), timeZone)} own={username === null} />
      ) : query.isPending ? (
        <Skeleton height={250} radius="md" />
      ) : (
        <LoadFailure query={query} title={ACTIVITY_FAILURE} frame="line" />
      )}
    </section>
  );
}

/** The days of this week as a ring that closes, a planet at today, and the length of the streak in its middle. */
function Orbit({ activity, today, own }: { activity: Activity; today: string; own: boolean }) {
  const week = weekOf(activity, today);
  const done = week.filter(({ solved }) => solved).length;
  const { current_streak: streak, longest_streak: longest } = activity;
  return (
    <div className={stack(3, 'center')}>
      <svg className={classes.orbit} viewBox="-100 -100 200 200" aria-hidden="true">
        {week.map((day, index) => (
          <DayArc key={day.day} day={day} index={index} />
        ))}
        <text className={classes.number} y={2} textAnchor="middle">
          {numberText(streak)}
        </text>
        <text className={classes.unit} y={21} textAnchor="middle">
          {plural(streak, 'day')} in a row
        </text>
      </svg>
      <div className={`${stack(1, 'center')} ${classes.words}`}>
        <p className={text('strong')}>
          <VisuallyHidden>{`Streak: ${counted(streak, 'day')} in a row. `}</VisuallyHidden>
          {done} of 7 days this week
        </p>
        <p className={text('quiet', 'small')}>
          {own && `${streakAdvice(streak, week)} `}
          Longest streak: {counted(longest, 'day')}
        </p>
      </div>
      <VisuallyHidden component="ul">
        {week
          .filter(({ when }) => when !== 'future')
          .map(({ day, solved }) => (
            <li key={day}>
              {dayNameText(day)}: {solved ? 'solved' : 'nothing solved'}
            </li>
          ))}
      </VisuallyHidden>
    </div>
  );
}

function DayArc({ day: { day, solved, when }, index }: { day: WeekDay; index: number }) {
  const middle = (index + 0.5) * DAY_ANGLE;
  const half = DAY_ANGLE / 2 - HALF_GAP;
  return (
    <g data-when={when}>
      <path
        className={solved ? classes.solved : classes.open}
        d={`M${at(middle - half, RADIUS)}A${RADIUS} ${RADIUS} 0 0 1 ${at(middle + half, RADIUS)}`}
      />
      {when === 'today' && (
        <g transform={`translate(${at(middle, RADIUS)})`}>
          <circle className={classes.gap} r="12" />
          <circle className={solved ? classes.sun : classes.waiting} r="8.5" />
        </g>
      )}
      <text className={classes.letter} transform={`translate(${at(middle, RADIUS - 21)})`} dy="4" textAnchor="middle">
        {shortWeekday(day).slice(0, 1)}
      </text>
    </g>
  );
}
