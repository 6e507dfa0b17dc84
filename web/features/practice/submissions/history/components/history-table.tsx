import { pathOf } from '@devorbit/contract/path-of.ts';
import type { SubmissionRow } from '@devorbit/contract/practice/submissions.ts';
import { Skeleton } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { momentText } from '../../../../../platform/format/dates.ts';
import { millisecondsText } from '../../../../../platform/format/sizes.ts';
import { card, pad, plainLink, stack, text } from '../../../../../ui/layout.ts';
import { Table } from '../../../../../ui/table.tsx';
import { hasVerdict, memoryText } from '../../model.ts';
import { EVERYONES_SUBMISSIONS, LANGUAGE_NAMES, MY_SUBMISSIONS } from '../copy.ts';
import { VerdictMark } from './verdict-mark.tsx';
import tableClasses from '../../../../../ui/table.module.css';
import classes from './history-table.module.css';

type Props = { rows: readonly SubmissionRow[]; everyone: boolean; stale: boolean };

/** The columns; on a narrow screen every row is a block of lines. */
export function HistoryTable({ rows, everyone, stale }: Props) {
  const columns = ['Problem', ...(everyone ? ['User'] : []), 'Verdict', 'Language', 'Time', 'Memory', 'Date'];
  return (
    <div className={`${card('lifted')} ${classes.box}`}>
      <Table label={everyone ? EVERYONES_SUBMISSIONS : MY_SUBMISSIONS} columns={columns} stale={stale}>
        {rows.map((row) => (
          <HistoryRow key={row.submission_id} row={row} everyone={everyone} />
        ))}
      </Table>
    </div>
  );
}

function HistoryRow({ row, everyone }: { row: SubmissionRow; everyone: boolean }) {
  const { pathname, search } = useLocation();
  const judged = hasVerdict(row.status) && row.status !== 'Compilation Error';
  return (
    <tr className={classes.row}>
      <th className={tableClasses.wide} scope="row">
        <Link
          className={`${plainLink} ${classes.link}`}
          to={pathOf('submission', { id: row.submission_id })}
          state={{ list: pathname + search }}
        >
          {row.problem_title}
        </Link>
      </th>
      {everyone && <td className={`${text('quiet')} ${classes.user}`}>@{row.username}</td>}
      <td className={classes.verdict}>
        <VerdictMark status={row.status} />
        <span className={`${text('quiet', 'fine')} ${classes.tests}`}>
          {judged && row.tests_total > 0 && `${row.tests_passed} of ${row.tests_total} tests`}
        </span>
      </td>
      <td>{LANGUAGE_NAMES[row.language]}</td>
      <td>{judged ? millisecondsText(row.runtime_ms) : '–'}</td>
      <td>{judged ? memoryText(row.memory_kb) : '–'}</td>
      <td className={`${text('quiet')} ${classes.date}`}>
        <time dateTime={row.created_at}>{momentText(row.created_at)}</time>
      </td>
    </tr>
  );
}

export function HistorySkeleton() {
  return (
    <div className={`${stack(6)} ${card()} ${pad(5)}`} aria-hidden="true">
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} height={30} radius="md" />
      ))}
    </div>
  );
}
