import { pathOf } from '@devorbit/contract/path-of.ts';
import { dailyProblem, utcDay } from '@devorbit/contract/practice/daily.ts';
import type { Problem } from '@devorbit/contract/practice/problems.ts';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { dayNameText } from '../../../../platform/format/dates.ts';
import { useSession } from '../../../../platform/session.ts';
import { useNow } from '../../../../platform/use-now.ts';
import { card, cluster, pad, stack, text } from '../../../../ui/layout.ts';
import { LoadFailure } from '../../../../ui/load-failure.tsx';
import { SignInLink } from '../../../../ui/sign-in.tsx';
import { bankQuery } from '../api.ts';
import { DAILY_CHALLENGE, DAILY_FAILURE } from '../copy.ts';
import { timeLeft } from '../model.ts';
import { DailyStreak } from './daily-streak.tsx';
import { DayOrbit } from './day-orbit.tsx';
import classes from './daily-challenge.module.css';

/** Today's problem, the time left, and the visitor's streak. `children` shows the problem itself. */
export function DailyChallenge({ children }: { children: (problem: Problem) => ReactNode }) {
  const moment = useNow();
  const session = useSession();
  const bank = useQuery(bankQuery());
  const today = moment === null ? null : utcDay(moment);
  const problem = bank.data && today !== null ? dailyProblem(bank.data, today) : undefined;
  return (
    <section className={`${card()} ${classes.panel}`} aria-labelledby="daily" aria-busy={bank.isPending}>
      <div className={`${stack(4)} ${classes.today}`}>
        <div className={cluster([1, 4], { align: 'baseline' })}>
          <h2 className={`${text('section')} ${classes.heading}`} id="daily">
            {DAILY_CHALLENGE}
          </h2>
          <p className={text('quiet')}>{today === null ? '\u00a0' : dayNameText(today)}</p>
        </div>
        {bank.isPending || moment === null ? (
          <div className={`${stack(4, 'start')} ${classes.loading}`}>
            <Skeleton height="1.75rem" width="60%" />
            <Skeleton height="1.5rem" width="40%" />
            <Skeleton height="6rem" />
          </div>
        ) : !bank.data ? (
          <LoadFailure query={bank} title={DAILY_FAILURE} frame="line" />
        ) : problem ? (
          <div className={`${stack(4)} ${classes.known}`}>
            {children(problem)}
            <div className={`${cluster([3, 5])} ${classes.doors}`}>
              <Button component={Link} to={pathOf('problem', { id: problem.id })} size="md">
                {problem.user_solved ? 'Open it again' : 'Solve it today'}
              </Button>
              <p className={text('quiet', 'tabular')}>Next challenge in {timeLeft(moment)}</p>
            </div>
          </div>
        ) : (
          <p className={text('quiet')}>No challenge yet. The first problem with tests becomes today’s challenge.</p>
        )}
      </div>
      <div className={`${stack(5, 'center')} ${pad(5)} ${classes.side}`}>
        <DayOrbit moment={moment} />
        {session ? (
          <div className={`${stack(0, 'center')} ${classes.streak}`}>
            {problem && bank.data && today !== null && <DailyStreak bank={bank.data} today={today} />}
          </div>
        ) : (
          <p className={`${text('quiet', 'small')} ${classes.visitor}`}>
            <SignInLink /> to start a streak.
          </p>
        )}
      </div>
    </section>
  );
}
