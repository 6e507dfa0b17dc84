import type { ResultEntry } from '@devorbit/contract/events/hackathon-judging.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { Link } from 'react-router';
import { tag, text } from '../../../../ui/layout.ts';
import { Meter } from '../../../../ui/meter.tsx';
import { Table } from '../../../../ui/table.tsx';
import { scoreText, shiftText } from '../model.ts';
import tableClasses from '../../../../ui/table.module.css';
import classes from './result-table.module.css';

const columns = ['Rank', 'Entry', 'Corrected', 'Raw mean', 'Difference', 'Scores'];

/** Entries in their order: what they are ranked by beside the plain mean. Each group has its own ranks. */
export function ResultTable({ event, entries }: { event: number; entries: readonly ResultEntry[] }) {
  const groups = [...Map.groupBy(entries, ({ group }) => group).entries()];
  return groups.map(([group, own]) => (
    <Table key={group} label={groups.length === 1 ? 'Results' : `Results of group ${group}`} columns={columns}>
      {own.map(({ id, title, team, rank, raw, corrected, scores, tied, decidedBy }) => (
        <tr key={id} data-first={rank === 1 || undefined}>
          <td data-label="Rank" className={classes.rank}>
            {rank}
            {tied && <span className={tag}>Tie</span>}
          </td>
          <th scope="row" className={tableClasses['wide']}>
            <Link to={pathOf('event-entry', { id: event, entry: id })}>{title}</Link>
            <br />
            <span className={text('quiet', 'fine')}>
              {team}
              {decidedBy !== null && ` · tie decided by ${decidedBy}`}
            </span>
          </th>
          <td data-label="Corrected" className={classes.corrected}>
            <strong>{scoreText(corrected)}</strong>
            <Meter part={Math.min(1, Math.max(0, (corrected - 1) / 4))} />
          </td>
          <td data-label="Raw mean">{scoreText(raw)}</td>
          <td data-label="Difference">{shiftText(Math.round(100 * (corrected - raw)) / 100)}</td>
          <td data-label="Scores">{scores}</td>
        </tr>
      ))}
    </Table>
  ));
}
