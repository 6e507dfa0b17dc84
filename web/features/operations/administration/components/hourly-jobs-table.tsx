import type { SystemHealth } from '@devorbit/contract/operations/administration.ts';
import { durationText } from '../../../../platform/format/dates.ts';
import { Table } from '../../../../ui/table.tsx';
import { Tag } from './tag.tsx';
import tableClasses from '../../../../ui/table.module.css';

const columns = ['Job', 'Status', 'Last success'];

type Props = { jobs: NonNullable<SystemHealth['hourly_jobs']>; now: number };

/** What the server does every hour, and what the last failure of each said. */
export function HourlyJobsTable({ jobs, now }: Props) {
  return (
    <Table label="Hourly jobs" columns={columns}>
      {jobs.map(({ name, last_success_at, failing_since, error }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td className={tableClasses.wide} data-label="Status">
            {failing_since === null ? (
              <Tag tone="good">Working</Tag>
            ) : (
              <>
                <Tag tone="bad">Failing for {durationText(now - Date.parse(failing_since))}</Tag> {error}
              </>
            )}
          </td>
          <td data-label="Last success">
            {last_success_at === null ? 'Never' : `${durationText(now - Date.parse(last_success_at))} ago`}
          </td>
        </tr>
      ))}
    </Table>
  );
}
