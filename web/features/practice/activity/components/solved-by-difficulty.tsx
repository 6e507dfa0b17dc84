import type { Activity } from '@devorbit/contract/practice/activity.ts';
import { Skeleton } from '@mantine/core';
import { numberText } from '../../../../platform/format/numbers.ts';
import { row, stack, text } from '../../../../ui/layout.ts';
import { Meter } from '../../../../ui/meter.tsx';
import { difficulties, difficultyTone } from '../../problems/model.ts';
import classes from './solved-by-difficulty.module.css';

type Props = { counts: Activity['solved_by_difficulty'] | undefined; failed: boolean };

/** Three bars on one scale, the largest of them full. */
export function SolvedByDifficulty({ counts, failed }: Props) {
  const most = counts ? Math.max(1, counts.Easy, counts.Medium, counts.Hard) : 1;
  return (
    <dl className={stack(3)} aria-label="Problems solved by difficulty">
      {difficulties.map((difficulty) => (
        <div className={classes.bar} key={difficulty}>
          <dt className={text('quiet')}>{difficulty}</dt>
          <dd className={`${row(3)} ${classes.measure}`}>
            {counts ? (
              <>
                <Meter part={counts[difficulty] / most} tone={difficultyTone[difficulty]} />
                <span className={`${text('strong', 'tabular')} ${classes.count}`}>
                  {numberText(counts[difficulty])}
                </span>
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
