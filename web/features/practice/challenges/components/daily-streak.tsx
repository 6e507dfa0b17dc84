import type { Candidate } from '@devorbit/contract/practice/daily.ts';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { dayNameText } from '../../../../platform/format/dates.ts';
import { row, stack, text } from '../../../../ui/layout.ts';
import { dailyRecordQuery } from '../api.ts';
import { daysText, lastWeek, type WeekDay } from '../model.ts';
import classes from './daily-streak.module.css';

const words: Record<WeekDay['state'], string> = { solved: 'solved', missed: 'not solved', open: 'still open' };

/** The streak, and the last seven days. */
export function DailyStreak({ bank, today }: { bank: readonly Candidate[]; today: string }) {
  const record = useQuery(dailyRecordQuery(bank, today));
  if (record.isError && !record.data)
    return (
      <p className={text('bad', 'small')} role="alert">
        Streak unavailable
      </p>
    );
  if (!record.data) return <Skeleton height={92} width="80%" radius="md" />;
  const { solves, streak, atLeast } = record.data;
  return (
    <div className={stack(4, 'center')}>
      <p className={`${text('quiet', 'small')} ${classes.count}`}>
        <strong>{`${atLeast ? 'More than ' : ''}${daysText(streak)}`}</strong> in a row
      </p>
      <ol className={row(3)} aria-label="The last seven days">
        {lastWeek(bank, solves, today).map(({ day, name, state }) => (
          <li className={stack(1, 'center')} key={day}>
            <span
              className={`${classes.mark} ${classes[state]}`}
              role="img"
              aria-label={`${dayNameText(day)}: ${words[state]}`}
              title={`${dayNameText(day)}: ${words[state]}`}
            >
              {state === 'solved' && <Check size={15} strokeWidth={3} aria-hidden="true" />}
            </span>
            <span className={text('quiet', 'fine')} aria-hidden="true">
              {name}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
