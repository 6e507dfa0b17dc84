import type { Activity } from '@devorbit/contract/practice/activity.ts';
import { NativeSelect, Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { now } from '../../../../platform/clock.ts';
import { dayOf } from '../../../../platform/format/dates.ts';
import { numberText } from '../../../../platform/format/numbers.ts';
import { counted } from '../../../../platform/format/plurals.ts';
import { card, cluster, figures, stack, text } from '../../../../ui/layout.ts';
import { LoadFailure } from '../../../../ui/load-failure.tsx';
import { ACTIVITY_FAILURE } from '../copy.ts';
import { halfOf, yearSummary } from '../model.ts';
import { DayTable } from './day-table.tsx';
import { GraphLegend } from './graph-legend.tsx';
import { HalfYear } from './half-year.tsx';
import { Tipped } from './tipped.tsx';
import classes from './activity-year.module.css';
import panelClasses from './panel.module.css';

type Props = { query: UseQueryResult<Activity>; timeZone: string };

const halfNames = ['January to June', 'July to December'] as const;

const panel = `${stack(4)} ${card('lifted')} ${panelClasses.panel}`;

/** The contribution graph of a year with what it adds up to, and the same as a table. The year is in the address. */
export function ActivityYear({ query, timeZone }: Props) {
  const [, setParams] = useSearchParams();
  /** The day that has the focus, or had it last; at first today. */
  const [current, setCurrent] = useState<string | null>(null);
  const activity = query.data;
  if (!activity)
    return (
      <section className={panel} aria-labelledby="activity-year" aria-busy={query.isPending}>
        <h3 className={text('section')} id="activity-year">
          Contributions
        </h3>
        {query.isPending ? (
          <Skeleton height={190} radius="md" />
        ) : (
          <LoadFailure query={query} title={ACTIVITY_FAILURE} frame="line" />
        )}
      </section>
    );
  const chooseYear = (year: string) =>
    setParams((current) => (current.set('year', year), current), { replace: true, preventScrollReset: true });
  const today = dayOf(now(), timeZone);
  const sums = [
    ['Submissions', numberText(activity.submissions)],
    ['Solved', numberText(activity.solved)],
    ['Current streak', counted(activity.current_streak, 'day')],
    ['Longest streak', counted(activity.longest_streak, 'day')],
  ];
  return (
    <section className={panel} aria-labelledby="activity-year">
      <div className={cluster(3, { justify: 'between' })}>
        <h3 className={text('section')} id="activity-year">
          Contributions in {activity.year}
        </h3>
        <NativeSelect
          aria-label="Year"
          value={String(activity.year)}
          data={activity.years.toReversed().map(String)}
          onChange={({ currentTarget }) => chooseYear(currentTarget.value)}
        />
      </div>
      <dl className={`${figures} ${classes.figures}`}>
        {sums.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Tipped>
        <figure
          className={classes.graph}
          data-stale={query.isPlaceholderData || undefined}
          aria-label={`${activity.year}: ${yearSummary(activity)}. The table below lists the days.`}
        >
          {([0, 1] as const).map((half) => (
            <HalfYear
              key={half}
              half={halfOf(activity.year, half, activity.days)}
              today={today}
              name={halfNames[half]}
              current={current ?? today}
              onMove={setCurrent}
            />
          ))}
        </figure>
      </Tipped>
      <div className={`${cluster([2, 5], { justify: 'between' })} ${text('quiet', 'fine')}`}>
        <p>Time zone: {timeZone}</p>
        <GraphLegend />
      </div>
      <DayTable days={activity.days} year={activity.year} />
    </section>
  );
}
