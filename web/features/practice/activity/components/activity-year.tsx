import type { Activity } from '@devorbit/contract/practice/activity.ts';
import { Button, NativeSelect, Skeleton } from '@mantine/core';
import { plainSentence } from '../../../../platform/api-error.ts';
import { now } from '../../../../platform/clock.ts';
import { dayOf } from '../../../../platform/format/dates.ts';
import { numberText } from '../../../../platform/format/numbers.ts';
import { cluster, pad, stack, text } from '../../../../ui/layout.ts';
import { streakText } from '../../submissions/model.ts';
import { ACTIVITY_FAILURE } from '../copy.ts';
import { halfOf, yearSummary } from '../model.ts';
import { DayTable } from './day-table.tsx';
import { GraphLegend } from './graph-legend.tsx';
import { HalfYear } from './half-year.tsx';
import classes from './activity-year.module.css';

type Props = {
  activity: Activity | undefined;
  stale: boolean;
  error: unknown;
  busy: boolean;
  timeZone: string;
  onYear: (year: number) => void;
  onRetry: () => void;
};

/** The contribution graph of a year with what it adds up to, and the same as a table. */
export function ActivityYear({ activity, stale, error, busy, timeZone, onYear, onRetry }: Props) {
  if (!activity)
    return (
      <section className={classes.panel} aria-labelledby="activity-year" aria-busy={!error}>
        <h3 className={text('section')} id="activity-year">
          Contributions
        </h3>
        {error ? (
          <div className={`${stack(3, 'center')} ${pad(5)} ${text('bad')}`} role="alert">
            <p>{`${ACTIVITY_FAILURE}. ${plainSentence(error, '')}`.trim()}</p>
            <Button variant="default" loading={busy} onClick={onRetry}>
              Try again
            </Button>
          </div>
        ) : (
          <Skeleton height={190} radius="md" />
        )}
      </section>
    );
  const today = dayOf(now(), timeZone);
  const figures = [
    ['Submissions', numberText(activity.submissions)],
    ['Solved', numberText(activity.solved)],
    ['Current streak', streakText(activity.current_streak)],
    ['Longest streak', streakText(activity.longest_streak)],
  ];
  return (
    <section className={classes.panel} aria-labelledby="activity-year">
      <div className={cluster(3, { justify: 'between' })}>
        <h3 className={text('section')} id="activity-year">
          Contributions in {activity.year}
        </h3>
        <NativeSelect
          aria-label="Year"
          value={String(activity.year)}
          data={activity.years.toReversed().map(String)}
          onChange={({ currentTarget }) => onYear(Number(currentTarget.value))}
        />
      </div>
      <dl className={classes.figures}>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <figure
        className={classes.graph}
        data-stale={stale || undefined}
        role="img"
        aria-label={`${activity.year}: ${yearSummary(activity)}. The table below lists the days.`}
      >
        <HalfYear half={halfOf(activity.year, 0, activity.days)} today={today} />
        <HalfYear half={halfOf(activity.year, 1, activity.days)} today={today} />
      </figure>
      <div className={`${cluster([2, 5], { justify: 'between' })} ${text('quiet', 'fine')}`}>
        <p>Time zone: {timeZone}</p>
        <GraphLegend />
      </div>
      <DayTable days={activity.days} year={activity.year} />
    </section>
  );
}
