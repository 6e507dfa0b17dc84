import { pathOf } from '@devorbit/contract/path-of.ts';
import type { SubmissionRow } from '@devorbit/contract/practice/submissions.ts';
import { Skeleton, VisuallyHidden } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { momentText } from '../../../../../platform/format/dates.ts';
import { millisecondsText } from '../../../../../platform/format/sizes.ts';
import { hasVerdict, memoryText } from '../../model.ts';
import { LANGUAGE_NAMES, MY_SUBMISSIONS } from '../copy.ts';
import { VerdictMark } from './verdict-mark.tsx';
import classes from './history-table.module.css';

type Props = { rows: readonly SubmissionRow[]; everyone: boolean; stale: boolean };

/** A table; on a narrow screen every row is a block of lines. */
export function HistoryTable({ rows, everyone, stale }: Props) {
  const columns = ['Problem', ...(everyone ? ['User'] : []), 'Verdict', 'Language', 'Time', 'Memory', 'Date'];
  return (
    <table className={classes.table} data-stale={stale || undefined}>
      <caption>
        <VisuallyHidden>{MY_SUBMISSIONS}</VisuallyHidden>
      </caption>
      <thead className={classes.head}>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <HistoryRow key={row.submission_id} row={row} everyone={everyone} />
        ))}
      </tbody>
    </table>
  );
}

function HistoryRow({ row, everyone }: { row: SubmissionRow; everyone: boolean }) {
  const { pathname, search } = useLocation();
  const judged = hasVerdict(row.status) && row.status !== 'Compilation Error';
  return (
    <tr className={classes.row}>
      <th className={classes.problem} scope="row">
        <Link
          className={classes.link}
          to={pathOf('submission', { id: row.submission_id })}
          state={{ list: pathname + search }}
        >
          {row.problem_title}
        </Link>
      </th>
      {everyone && <td className={classes.user}>@{row.username}</td>}
      <td className={classes.verdict}>
        <VerdictMark status={row.status} />
        <span className={classes.tests}>
          {judged && row.tests_total > 0 && `${row.tests_passed} of ${row.tests_total} tests`}
        </span>
      </td>
      <td>{LANGUAGE_NAMES[row.language]}</td>
      <td>{judged ? millisecondsText(row.runtime_ms) : '–'}</td>
      <td>{judged ? memoryText(row.memory_kb) : '–'}</td>
      <td className={classes.date}>
        <time dateTime={row.created_at}>{momentText(row.created_at)}</time>
      </td>
    </tr>
  );
}

export function HistorySkeleton() {
  return (
    <div className={classes.skeletons} aria-hidden="true">
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} height={30} radius="md" />
      ))}
    </div>
  );
}
