import type { RejudgeSummary } from '@devorbit/contract/practice/versions.ts';
import { Link } from 'react-router';
import { momentText } from '../../../../platform/format/dates.ts';
import { text } from '../../../../ui/layout.ts';
import { Table } from '../../../../ui/table.tsx';
import { STATE_NAMES } from '../copy.ts';
import { summaryText } from '../model.ts';
import panel from '../../../../ui/panel.module.css';
import tableClasses from '../../../../ui/table.module.css';

/** The last rejudges of the problem, beside the one that is shown; nothing where there are none. */
export function EarlierRejudges({ rejudges }: { rejudges: readonly RejudgeSummary[] }) {
  if (rejudges.length === 0) return null;
  return (
    <section className={panel.panel} aria-labelledby="rejudges">
      <h2 className={text('part')} id="rejudges">
        Earlier rejudges
      </h2>
      <Table label="Earlier rejudges" columns={['Date', 'State', 'Against', 'Result', 'By']}>
        {rejudges.map((rejudge) => (
          <tr key={rejudge.id}>
            <th scope="row">
              <Link to={`?rejudge=${rejudge.id}`} preventScrollReset>
                {momentText(rejudge.created_at)}
              </Link>
            </th>
            <td>{STATE_NAMES[rejudge.state]}</td>
            <td>Version {rejudge.version}</td>
            <td className={tableClasses.wide}>{summaryText(rejudge)}</td>
            <td data-label="By">{rejudge.username === null ? '–' : `@${rejudge.username}`}</td>
          </tr>
        ))}
      </Table>
    </section>
  );
}
