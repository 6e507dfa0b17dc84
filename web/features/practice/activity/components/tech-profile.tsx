import type { User } from '@devorbit/contract/identity/accounts.ts';
import type { Activity } from '@devorbit/contract/practice/activity.ts';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { numberText } from '../../../../platform/format/numbers.ts';
import { card, cluster, figures, stack, tag, text } from '../../../../ui/layout.ts';
import { Meter } from '../../../../ui/meter.tsx';
import { progressQuery } from '../../submissions/api.ts';
import { ownProgress } from '../../submissions/model.ts';
import { DSA, POINTS_EARNED, PROBLEMS_SOLVED } from '../copy.ts';
import { levelOf } from '../model.ts';
import { SolvedByDifficulty } from './solved-by-difficulty.tsx';
import panelClasses from './panel.module.css';
import classes from './tech-profile.module.css';

type Props = { user: User; byDifficulty: Activity['solved_by_difficulty'] | undefined; failed: boolean };

/** The level that the points stand for, the figures behind it, and how the solved problems divide. */
export function TechProfile({ user, byDifficulty, failed }: Props) {
  const progress = useQuery(progressQuery());
  const own = progress.data && ownProgress(progress.data, user);
  const level = own && levelOf(own.points);
  const figure = (value: number | undefined) =>
    value !== undefined ? numberText(value) : progress.isError ? '–' : <Skeleton height={28} width={72} />;
  return (
    <section className={`${stack(5)} ${card('lifted')} ${panelClasses.panel}`} aria-labelledby="tech-profile">
      <h3 className={text('section')} id="tech-profile">
        Tech profile
      </h3>
      <div className={stack(2)}>
        <div className={`${cluster([1, 4], { justify: 'between' })} ${classes.skill}`}>
          <p>{DSA}</p>
          {level && (
            <p className={tag} data-tone="signal">
              {level.name}
            </p>
          )}
        </div>
        {level ? (
          <>
            <Meter part={level.done} />
            <p className={text('quiet', 'fine', 'tabular')}>
              {level.next
                ? `${numberText(own?.points ?? 0)} of ${numberText(level.next.from)} points to ${level.next.name}`
                : 'Highest level reached'}
            </p>
          </>
        ) : (
          !progress.isError && <Skeleton height={10} radius="xl" mt={14} />
        )}
      </div>
      <dl className={`${figures} ${classes.figures}`}>
        <div>
          <dt>{POINTS_EARNED}</dt>
          <dd>{figure(own?.points)}</dd>
        </div>
        <div>
          <dt>{PROBLEMS_SOLVED}</dt>
          <dd>{figure(own?.solved_count)}</dd>
        </div>
      </dl>
      <SolvedByDifficulty counts={byDifficulty} failed={failed} />
    </section>
  );
}
