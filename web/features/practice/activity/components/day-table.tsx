import type { Day } from '@devorbit/contract/practice/activity.ts';
import { longDayText } from '../../../../platform/format/dates.ts';
import { numberText } from '../../../../platform/format/numbers.ts';
import { text } from '../../../../ui/layout.ts';
import { ScrollBox } from '../../../../ui/scroll-box.tsx';
import classes from './day-table.module.css';

/** The most that is shown at once, in px. */
const HEIGHT = 320;

/** The graph in words and numbers: the days on which something happened, the latest first. */
export function DayTable({ days, year }: { days: readonly Day[]; year: number }) {
  return (
    <details className={text('small', 'tabular')}>
      <summary className={`${text('strong')} ${classes.summary}`}>Days as a table</summary>
      {days.length === 0 ? (
        <p className={text('quiet')}>No activity in {year} yet.</p>
      ) : (
        <ScrollBox label={`Days of ${year}`} maxHeight={HEIGHT}>
          <table className={classes.table}>
            <thead className={text('quiet', 'fine')}>
              <tr>
                <th scope="col">Day</th>
                <th scope="col">Submissions</th>
                <th scope="col">Solved</th>
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map(({ day, submissions, solved }) => (
                <tr key={day}>
                  <th scope="row">{longDayText(day)}</th>
                  <td>{numberText(submissions)}</td>
                  <td>{numberText(solved)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
      )}
    </details>
  );
}
