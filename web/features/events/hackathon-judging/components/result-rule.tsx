import type { ResultJudge } from '@devorbit/contract/events/hackathon-judging.ts';
import { stack, text } from '../../../../ui/layout.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { Table } from '../../../../ui/table.tsx';
import { shiftText } from '../model.ts';
import tableClasses from '../../../../ui/table.module.css';

type Props = { judges: readonly (ResultJudge & { name?: string })[]; groups: number };

/** How scores become ranks, and how strict each judge was. */
export const ResultRule = ({ judges, groups }: Props) => (
  <Panel title="How ranks are worked out">
    <div className={stack(3)}>
      <p className={text('breaking')}>
        Some judges are stricter than others. The raw mean of an entry depends on which judges it happened to get, so we
        estimate two things at once: how good each entry is, and how far each judge’s scores lie above or below what the
        same entries got from others. The corrected score leaves the judges’ part out. With few scores both estimates
        are drawn towards the average, so one unusual score moves little.
      </p>
      <p className={text('breaking')}>Entries are ranked by the corrected score, to two digits.</p>
      {groups > 1 && (
        <p className={text('breaking')}>
          The entries fall into {groups} groups that share no judges. Scores of different groups can’t be compared, so
          each group has its own ranks.
        </p>
      )}
      <Table label="Judges" columns={['Judge', 'Shift', 'Scores']}>
        {judges.map(({ label, name, shift, scores }) => (
          <tr key={label}>
            <th scope="row" className={tableClasses['wide']}>
              {name ?? `Judge ${label}`}
              {name !== undefined && <span className={text('quiet', 'fine')}> shown as Judge {label}</span>}
            </th>
            <td data-label="Shift">{shiftText(shift)}</td>
            <td data-label="Scores">{scores}</td>
          </tr>
        ))}
      </Table>
    </div>
  </Panel>
);
