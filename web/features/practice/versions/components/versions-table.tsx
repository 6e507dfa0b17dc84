import type { ProblemVersion } from '@devorbit/contract/practice/versions.ts';
import { momentText } from '../../../../platform/format/dates.ts';
import { numberText } from '../../../../platform/format/numbers.ts';
import { Table } from '../../../../ui/table.tsx';
import { limitsText } from '../model.ts';
import classes from '../../../../ui/table.module.css';

const columns = ['Version', 'Title', 'Tests', 'Limits', 'Submissions', 'By', 'Date'];

/** Newest first. */
export function VersionsTable({ versions }: { versions: readonly ProblemVersion[] }) {
  return (
    <Table label="Versions of the problem" columns={columns}>
      {versions.map(({ version, title, tests, submissions, username, created_at, ...limits }) => (
        <tr key={version}>
          <th scope="row">{version}</th>
          <td className={classes.wide} data-label="Title">
            {title}
          </td>
          <td data-label="Tests">{numberText(tests)}</td>
          <td data-label="Limits">{limitsText(limits)}</td>
          <td data-label="Submissions">{numberText(submissions)}</td>
          <td data-label="By">{username === null ? 'Content' : `@${username}`}</td>
          <td data-label="Date">
            <time dateTime={created_at}>{momentText(created_at)}</time>
          </td>
        </tr>
      ))}
    </Table>
  );
}
