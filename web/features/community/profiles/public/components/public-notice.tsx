import { pathOf } from '@devorbit/contract/path-of.ts';
import { Button, Skeleton } from '@mantine/core';
import { Link } from 'react-router';
import { container, text } from '../../../../../ui/layout.ts';
import { PUBLIC_FAILURE, USER_NOT_FOUND } from '../../copy.ts';
import page from '../../../../../ui/page.module.css';
import classes from '../../components/profile-notice.module.css';

export function PublicLoading() {
  return (
    <div className={`${container(5)} ${page.page}`} role="status" aria-label="Loading profile">
      <Skeleton height={120} radius="lg" />
      <Skeleton height={220} radius="lg" />
      <Skeleton height={260} radius="lg" />
    </div>
  );
}

/** A name that nobody has. */
export function UserMissing({ username }: { username: string }) {
  return (
    <div className={`${container(4)} ${classes.page}`}>
      <h1 className={text('page')}>{USER_NOT_FOUND}</h1>
      <p className={text('quiet', 'breaking')}>There is no user @{username}. The account may have been deleted.</p>
      <Button component={Link} to={`${pathOf('practice')}?tab=leaderboard`}>
        See the leaderboard
      </Button>
    </div>
  );
}

export function PublicFailure({ reason, busy, onRetry }: { reason: string; busy: boolean; onRetry: () => void }) {
  return (
    <div className={`${container(4)} ${classes.page}`} role="alert">
      <h1 className={text('page')}>{PUBLIC_FAILURE}</h1>
      <p className={text('quiet', 'breaking')}>{reason}</p>
      <Button variant="default" loading={busy} onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
