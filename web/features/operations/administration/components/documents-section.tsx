import type { HubHealth } from '@devorbit/contract/library/resource-health.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { numberText } from '../../../../platform/format/numbers.ts';
import { counted } from '../../../../platform/format/plurals.ts';
import { bytesText } from '../../../../platform/format/sizes.ts';
import { figures, grid, stack, text } from '../../../../ui/layout.ts';
import { ListPage } from '../../../../ui/list-page.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { Table } from '../../../../ui/table.tsx';
import { hubQuery } from '../api.ts';
import { DOCUMENTS_FAILURE } from '../copy.ts';
import { waitText } from '../model.ts';
import { FailuresTable } from './failures-table.tsx';
import tableClasses from '../../../../ui/table.module.css';

type Fact = [label: string, value: string];

const documents = ({ documents: { published, suggested, hidden } }: HubHealth): Fact[] => [
  ['Published', numberText(published)],
  ['Waiting for review', numberText(suggested)],
  ['Taken down', numberText(hidden)],
];

const queues = ({ preview, ocr }: HubHealth, now: number): Fact[] => [
  ['Previews', waitText(preview, now)],
  ['Scanned pages', waitText(ocr, now)],
];

const disk = ({ disk: { kind, files, bytes, originals, quota, previews, unused, free } }: HubHealth): Fact[] => [
  ['All files', `${bytesText(bytes)}, ${counted(files, 'file')}, in a ${kind}`],
  ['Documents', quota === null ? bytesText(originals) : `${bytesText(originals)} of ${bytesText(quota)}`],
  ['Previews', bytesText(previews)],
  ['To be deleted', bytesText(unused)],
  ...(free === null ? [] : ([['Free', bytesText(free)]] satisfies Fact[])),
];

/** The Resource Hub: what waits, what could not be made, and how much room it takes. */
export function DocumentsSection({ superuser }: { superuser: boolean }) {
  const query = useQuery(hubQuery);
  return (
    <ListPage frame="bare" query={query} failure={DOCUMENTS_FAILURE}>
      {(hub) => (
        <div className={stack(4)}>
          <Panel
            title="Documents"
            action={
              superuser ? (
                <Link className={text('small')} to={`${pathOf('my-library')}?tab=review`}>
                  Review suggestions
                </Link>
              ) : undefined
            }
          >
            <Facts of={documents(hub)} />
          </Panel>
          <Panel title="In the queue" lead="Previews are made one at a time, when judging leaves room.">
            <Facts of={queues(hub, query.dataUpdatedAt)} />
          </Panel>
          <Panel title="Failures" lead="The documents can still be downloaded.">
            {hub.failures.length === 0 ? (
              <p className={text('quiet', 'small')}>No failures.</p>
            ) : (
              <>
                <FailuresTable rows={hub.failures} superuser={superuser} />
                {hub.failed > hub.failures.length && (
                  <p className={text('quiet', 'small')}>
                    The latest {hub.failures.length} of {numberText(hub.failed)}.
                  </p>
                )}
              </>
            )}
          </Panel>
          <Panel title="Disk">
            <Facts of={disk(hub)} />
            {hub.largest.length > 0 && (
              <Table label="Largest documents" columns={['Document', 'Type', 'Size']}>
                {hub.largest.map(({ id, title, file_type, size }) => (
                  <tr key={id}>
                    <th className={tableClasses.wide} scope="row">
                      <Link to={pathOf('resource', { id })}>{title}</Link>
                    </th>
                    <td data-label="Type">{file_type.toUpperCase()}</td>
                    <td data-label="Size">{bytesText(size)}</td>
                  </tr>
                ))}
              </Table>
            )}
          </Panel>
        </div>
      )}
    </ListPage>
  );
}

const Facts = ({ of }: { of: Fact[] }) => (
  <dl className={`${grid(4)} ${figures} ${text('small', 'breaking')}`}>
    {of.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
