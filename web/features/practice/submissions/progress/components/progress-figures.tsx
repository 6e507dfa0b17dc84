import type { User } from '@devorbit/contract/identity/accounts.ts';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { plainSentence } from '../../../../../platform/api-error.ts';
import { progressQuery } from '../../api.ts';
import { DASHBOARD_FAILURE, FIGURE_FAILURES, FIGURE_TITLES } from '../../copy.ts';
import { ownProgress, streakText } from '../../model.ts';
import classes from './progress-figures.module.css';

type Figure = keyof typeof FIGURE_TITLES;
const figures: readonly Figure[] = ['solved', 'streak', 'points'];

/** The three figures of the signed-in user. */
export function ProgressFigures({ user }: { user: Pick<User, 'id' | 'username'> }) {
  const progress = useQuery(progressQuery());
  const own = progress.data && ownProgress(progress.data, user);
  const texts: Record<Figure, string> | undefined = own && {
    solved: own.solved_count.toLocaleString('en'),
    streak: streakText(own.current_streak),
    points: own.points.toLocaleString('en'),
  };
  return (
    <>
      <dl className={classes.figures} aria-busy={progress.isPending}>
        {figures.map((figure) => (
          <div className={classes.figure} key={figure}>
            <dt>{FIGURE_TITLES[figure]}</dt>
            {texts ? (
              <dd className={classes.value}>{texts[figure]}</dd>
            ) : progress.isError ? (
              <dd className={classes.failure}>{FIGURE_FAILURES[figure]}</dd>
            ) : (
              <dd>
                <Skeleton height={38} width={96} />
              </dd>
            )}
          </div>
        ))}
      </dl>
      {progress.isError && !own && (
        <div className={classes.notice} role="alert">
          <p>
            {DASHBOARD_FAILURE}. {plainSentence(progress.error, '')}
          </p>
          <Button variant="default" size="sm" loading={progress.isFetching} onClick={() => void progress.refetch()}>
            Try again
          </Button>
        </div>
      )}
    </>
  );
}
