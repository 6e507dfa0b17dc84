import type { SystemHealth } from '@devorbit/contract/operations/administration.ts';
import { Table } from '../../../../ui/table.tsx';
import { agoText } from '../model.ts';

const columns = ['Queue', 'Waiting', 'Running', 'Oldest waits'];

export function QueuesTable({ queues, now }: { queues: NonNullable<SystemHealth['queues']>; now: number }) {
  return (
    <Table label="Queues" columns={columns}>
      {queues.map(({ name, waiting, running, oldest_at }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td data-label="Waiting">{waiting.toLocaleString('en')}</td>
          <td data-label="Running">{running.toLocaleString('en')}</td>
          <td data-label="Oldest waits">{oldest_at === null ? '–' : agoText(oldest_at, now)}</td>
        </tr>
      ))}
    </Table>
  );
}
