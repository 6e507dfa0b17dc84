import type { MemberHome } from '@devorbit/contract/site/home.ts';
import { Check } from 'lucide-react';
import { dayNameText, shortWeekday } from '../../../../../platform/format/dates.ts';
import { counted } from '../../../../../platform/format/plurals.ts';
import { text, unseen } from '../../../../../ui/layout.ts';
import { STREAK } from '../copy.ts';
import { streakNote } from '../model.ts';
import classes from './member-home.module.css';

/** Days in a row, the last week, and what today needs. */
export function StreakCard({ streak }: { streak: MemberHome['streak'] }) {
  const { current, longest, days } = streak;
  return (
    <section className={`${classes.card} ${classes.streak}`} aria-labelledby="home-streak">
      <h3 className={`${text('quiet', 'small')} ${classes.label}`} id="home-streak">
        {STREAK}
      </h3>
      <p className={`${text('tabular')} ${classes.figure}`}>
        {counted(current, 'day')}
        {longest > current && <span className={text('quiet', 'fine')}>longest {longest}</span>}
      </p>
      <ol className={classes.week} aria-label="The last seven days">
        {days.map(({ day, solved }, at) => (
          <li key={day} data-solved={solved || undefined} data-today={at === days.length - 1 || undefined}>
            <span className={classes.mark} aria-hidden="true">
              {solved && <Check size={13} strokeWidth={3.2} />}
            </span>
            <span className={text('quiet', 'fine')} aria-hidden="true">
              {shortWeekday(day).slice(0, 1)}
            </span>
            <span className={unseen}>{`${dayNameText(day)}: ${solved ? 'solved' : 'not solved'}`}</span>
          </li>
        ))}
      </ol>
      <p className={`${text(streak.today ? 'good' : 'quiet', 'small')} ${classes.foot}`}>{streakNote(streak)}</p>
    </section>
  );
}
