import type { HubFailure } from '@devorbit/contract/library/resource-health.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { momentText } from '../../../../platform/format/dates.ts';
import { useAct } from '../../../../platform/use-act.ts';
import { ActButton } from '../../../../ui/act-button.tsx';
import { Message } from '../../../../ui/message.tsx';
import { Table } from '../../../../ui/table.tsx';
import { prepareOnceMore } from '../api.ts';
import { ACT_FAILURE } from '../copy.ts';
import { Tag } from './tag.tsx';
import tableClasses from '../../../../ui/table.module.css';

const columns = ['Document', 'Type', 'What failed', 'Why', 'Queued'];
const works = { preview: 'Preview', ocr: 'Scanned pages' } as const;

type Props = { rows: readonly HubFailure[]; superuser: boolean };

/** Documents of which something could not be made; superusers have it tried once more. */
export const FailuresTable = ({ rows, superuser }: Props) => (
  <Table label="Failures" columns={superuser ? [...columns, 'Again'] : columns}>
    {rows.map((failure) => (
      <Row key={`${failure.id} ${failure.work}`} failure={failure} superuser={superuser} />
    ))}
  </Table>
);

function Row({ failure, superuser }: { failure: HubFailure; superuser: boolean }) {
  const { id, title, file_type, work, outcome, reason, queued_at } = failure;
  const client = useQueryClient();
  const act = useAct(() => prepareOnceMore(client, id), ACT_FAILURE);
  return (
    <tr>
      <th className={tableClasses.wide} scope="row">
        <Link to={pathOf('resource', { id })}>{title}</Link>
      </th>
      <td data-label="Type">{file_type.toUpperCase()}</td>
      <td data-label="What failed">{works[work]}</td>
      <td className={tableClasses.wide} data-label="Why">
        <Tag tone={outcome === 'failed' ? 'bad' : 'plain'}>{outcome === 'failed' ? 'Failed' : 'File problem'}</Tag>{' '}
        {reason}
      </td>
      <td data-label="Queued">
        <time dateTime={queued_at}>{momentText(queued_at)}</time>
      </td>
      {superuser && (
        <td data-label="Again">
          <ActButton
            variant="default"
            size="compact-md"
            pending={act.pending}
            aria-label={`Try ${title} again`}
            onClick={() => void act.run()}
          >
            Try again
          </ActButton>
          <Message tone="bad">{act.failure}</Message>
        </td>
      )}
    </tr>
  );
}
