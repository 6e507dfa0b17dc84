import { pathOf } from '@devorbit/contract/path-of.ts';
import { Button, Skeleton } from '@mantine/core';
import { Link } from 'react-router';
import { PUBLIC_FAILURE, USER_NOT_FOUND } from '../../copy.ts';
import classes from '../../components/profile-notice.module.css';
import page from './public-profile.module.css';

export function PublicLoading() {
  return (
    <div className={page.page} role="status" aria-label="Loading profile">
      <Skeleton height={120} radius="lg" />
      <Skeleton height={220} radius="lg" />
      <Skeleton height={260} radius="lg" />
    </div>
  );
}

/** A name that nobody has. */
export function UserMissing({ username }: { username: string }) {
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>{USER_NOT_FOUND}</h1>
      <p className={classes.text}>There is no user @{username}. The account may have been deleted.</p>
      <Button component={Link} to={`${pathOf('practice')}?tab=leaderboard`}>
        See the leaderboard
      </Button>
    </div>
  );
}

export function PublicFailure({ text, busy, onRetry }: { text: string; busy: boolean; onRetry: () => void }) {
  return (
    <div className={classes.page} role="alert">
      <h1 className={classes.title}>{PUBLIC_FAILURE}</h1>
      <p className={classes.text}>{text}</p>
      <Button variant="default" loading={busy} onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
