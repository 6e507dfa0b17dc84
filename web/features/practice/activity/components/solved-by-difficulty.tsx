import type { Activity } from '@devorbit/contract/practice/activity.ts';
import { Skeleton } from '@mantine/core';
import { numberText } from '../../../../platform/format/numbers.ts';
import { difficulties, difficultyTone } from '../../problems/model.ts';
import classes from './solved-by-difficulty.module.css';

type Props = { counts: Activity['solved_by_difficulty'] | undefined; failed: boolean };

/** Three bars on one scale, the largest of them full. */
export function SolvedByDifficulty({ counts, failed }: Props) {
  const most = counts ? Math.max(1, counts.Easy, counts.Medium, counts.Hard) : 1;
  return (
    <dl className={classes.bars} aria-label="Problems solved by difficulty">
      {difficulties.map((difficulty) => (
        <div className={classes.bar} key={difficulty}>
          <dt>{difficulty}</dt>
          <dd className={classes.measure}>
            {counts ? (
              <>
                <span className={classes.track} aria-hidden="true">
                  <span
                    className={`${classes.fill} ${classes[difficultyTone[difficulty]]}`}
                    style={{ width: `${(counts[difficulty] / most) * 100}%` }}
                  />
                </span>
                <span className={classes.count}>{numberText(counts[difficulty])}</span>
              </>
            ) : failed ? (
              '–'
            ) : (
              <Skeleton height={10} radius="xl" />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
