import type { SystemHealth } from '@devorbit/contract/operations/administration.ts';
import { durationText } from '../../../../platform/format/dates.ts';
import { numberText } from '../../../../platform/format/numbers.ts';
import { Table } from '../../../../ui/table.tsx';

const columns = ['Queue', 'Waiting', 'Running', 'Oldest job'];

export function QueuesTable({ queues, now }: { queues: NonNullable<SystemHealth['queues']>; now: number }) {
  return (
    <Table label="Queues" columns={columns}>
      {queues.map(({ name, waiting, running, oldest_at }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td data-label="Waiting">{numberText(waiting)}</td>
          <td data-label="Running">{numberText(running)}</td>
          <td data-label="Oldest job">{oldest_at === null ? '–' : durationText(now - Date.parse(oldest_at))}</td>
        </tr>
      ))}
    </Table>
  );
}
