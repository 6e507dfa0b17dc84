import type { LeaderboardPeriod, LeaderboardRow } from '@devorbit/contract/leaderboard.ts';
import { Button } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { plainSentence } from '../../../platform/api-error.ts';
import { LEADERBOARD_FAILURE, NOBODY } from '../copy.ts';
import classes from './leaderboard.module.css';

export function FailedBoard({ error, busy, onRetry }: { error: unknown; busy: boolean; onRetry: () => void }) {
  return (
    <div className={classes.notice} role="alert">
      <p className={classes.noticeTitle}>{LEADERBOARD_FAILURE}</p>
      <p>{plainSentence(error, 'Please try again.')}</p>
      <Button variant="default" loading={busy} onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

/** Nobody at all, or a page behind the last one. */
export function EmptyBoard(props: { period: LeaderboardPeriod; total: number; firstPage: string }) {
  if (props.total > 0)
    return (
      <div className={classes.notice}>
        <p className={classes.noticeTitle}>The board does not reach this far</p>
        <Button component={Link} to={props.firstPage} variant="default" preventScrollReset>
          To the first page
        </Button>
      </div>
    );
  return (
    <div className={classes.notice}>
      <p className={classes.noticeTitle}>{NOBODY[props.period]}</p>
      <p>Solve a problem, and the first line is yours.</p>
    </div>
  );
}

type Place = { own: LeaderboardRow | null; signedIn: boolean; period: LeaderboardPeriod };

/** Why there is no own row, and what to do about it. */
export function OwnPlace({ own, signedIn, period }: Place) {
  const { pathname, search } = useLocation();
  if (own) return null;
  if (signedIn)
    return (
      <p className={classes.place}>
        {period === 'all'
          ? 'Your first solved problem puts you on the board.'
          : 'A problem that you solve for the first time puts you on this board.'}
      </p>
    );
  return (
    <p className={classes.place}>
      <Link to={`/signin?next=${encodeURIComponent(pathname + search)}`}>Sign in</Link> to see your own place.
    </p>
  );
}
