import { pathOf } from '@devorbit/contract/path-of.ts';
import type { SubmissionStatus } from '@devorbit/contract/practice/submissions.ts';
import type { Rejudge } from '@devorbit/contract/practice/versions.ts';
import { SegmentedControl } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import type { ComponentType } from 'react';
import { Link, useSearchParams } from 'react-router';
import { numberText } from '../../../../platform/format/numbers.ts';
import { cluster, text } from '../../../../ui/layout.ts';
import { Pager } from '../../../../ui/pager.tsx';
import { Table } from '../../../../ui/table.tsx';
import { pageCount, versionText, type View, viewToUrl } from '../model.ts';
import tableClasses from '../../../../ui/table.module.css';

/** How a verdict looks: the page brings it from the submissions feature. */
export type VerdictMark = ComponentType<{ status: SubmissionStatus }>;

type Props = { rejudge: Rejudge; view: View; stale: boolean; mark: VerdictMark };

const columns = ['User', 'Judged against', 'Before', 'Now'];

/** The submissions that change, or all of them: each leads to its page. */
export function RejudgeRows({ rejudge, view, stale, mark: Mark }: Props) {
  const [, setParams] = useSearchParams();
  const { rows, total, changed } = rejudge;
  return (
    <>
      <div className={cluster([2, 5], { justify: 'between' })}>
        <h3>Submissions</h3>
        <SegmentedControl
          aria-label="Show"
          value={view.all ? 'all' : 'changed'}
          data={[
            { value: 'changed', label: `Changed (${numberText(changed)})` },
            { value: 'all', label: `All (${numberText(total)})` },
          ]}
          onChange={(value) =>
            setParams(viewToUrl({ ...view, all: value === 'all', page: 1 }), {
              replace: true,
              preventScrollReset: true,
            })
          }
        />
      </div>
      {rows.length === 0 ? (
        <p className={text('quiet')}>
          {view.page > 1
            ? 'There is nothing on this page.'
            : rejudge.state === 'judging'
              ? 'No verdicts change so far.'
              : 'No verdicts change.'}
        </p>
      ) : (
        <Table label="Rejudged submissions" columns={columns} stale={stale}>
          {rows.map(({ submission_id, username, version, before, after }) => (
            <tr key={submission_id}>
              <th scope="row">
                <Link to={pathOf('submission', { id: submission_id })}>@{username}</Link>
              </th>
              <td>{versionText(version)}</td>
              <td className={tableClasses.line} data-label="Before">
                <Mark status={before} />
              </td>
              <td className={tableClasses.line} data-label="Now">
                {after === null ? 'Waiting' : <Mark status={after} />}
              </td>
            </tr>
          ))}
        </Table>
      )}
      <Pager
        label="Pages of submissions"
        page={view.page}
        pages={pageCount(rejudge, view.all)}
        addressOf={(page) => `?${viewToUrl({ ...view, page })}`}
      />
    </>
  );
}
