import { pathOf } from '@devorbit/contract/path-of.ts';
import type { MemberHome } from '@devorbit/contract/site/home.ts';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { cardLink, clamp, plainLink, row, stretchedLink, text } from '../../../../../ui/layout.ts';
import { timeLeft } from '../../../../practice/challenges/model.ts';
import { DifficultyBadge } from '../../components/difficulty-badge.tsx';
import { DAILY, NO_DAILY } from '../copy.ts';
import classes from './member-home.module.css';

/** Today's problem: solved, or how long there is. */
export function DailyCard({ daily, moment }: { daily: MemberHome['daily']; moment: number }) {
  return (
    <section className={`${classes.card} ${classes.daily} ${daily ? cardLink : ''}`} aria-labelledby="home-daily">
      <h3 className={`${text('quiet', 'small')} ${classes.label}`} id="home-daily">
        {DAILY}
      </h3>
      {daily ? (
        <>
          <p className={`${clamp} ${classes.name}`}>
            <Link
              className={`${plainLink} ${stretchedLink}`}
              to={daily.solved ? pathOf('challenges') : pathOf('problem', { id: daily.id })}
            >
              {daily.title}
            </Link>
          </p>
          <p className={row(0)}>
            <DifficultyBadge name={daily.difficulty} />
          </p>
          {daily.solved ? (
            <p className={`${row(1)} ${text('good', 'small', 'strong')} ${classes.foot}`}>
              <Check size={17} strokeWidth={2.6} aria-hidden="true" />
              Solved today
            </p>
          ) : (
            <p className={`${text('quiet', 'small', 'tabular')} ${classes.foot}`}>{timeLeft(moment)} left</p>
          )}
        </>
      ) : (
        <p className={text('quiet', 'small')}>{NO_DAILY}</p>
      )}
    </section>
  );
}
