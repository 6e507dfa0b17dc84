import type { User } from '@devorbit/contract/identity/accounts.ts';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { numberText } from '../../../../../platform/format/numbers.ts';
import { card, stack, text } from '../../../../../ui/layout.ts';
import { LoadFailure } from '../../../../../ui/load-failure.tsx';
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
    solved: numberText(own.solved_count),
    streak: streakText(own.current_streak),
    points: numberText(own.points),
  };
  return (
    <>
      <dl className={classes.figures} aria-busy={progress.isPending}>
        {figures.map((figure) => (
          <div className={`${stack(3)} ${card('lifted')} ${classes.figure}`} key={figure}>
            <dt className={text('quiet', 'small')}>{FIGURE_TITLES[figure]}</dt>
            {texts ? (
              <dd className={`${text('tabular', 'breaking')} ${classes.value}`}>{texts[figure]}</dd>
            ) : progress.isError ? (
              <dd className={text('bad', 'small')}>{FIGURE_FAILURES[figure]}</dd>
            ) : (
              <dd>
                <Skeleton height={38} width={96} />
              </dd>
            )}
          </div>
        ))}
      </dl>
      {progress.isError && !own && <LoadFailure query={progress} title={DASHBOARD_FAILURE} frame="line" />}
    </>
  );
}
