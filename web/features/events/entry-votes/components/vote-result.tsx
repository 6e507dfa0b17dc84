import { pathOf } from '@devorbit/contract/path-of.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { now } from '../../../../platform/clock.ts';
import { counted } from '../../../../platform/format/plurals.ts';
import { text } from '../../../../ui/layout.ts';
import { Meter } from '../../../../ui/meter.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { Table } from '../../../../ui/table.tsx';
import { voteQuery } from '../api.ts';
import { placesOf, voteText } from '../model.ts';
import tableClasses from '../../../../ui/table.module.css';

/** What the public said, apart from the ranks; nothing where there was no vote. */
export function VoteResult({ event }: { event: number }) {
  const { data: vote } = useQuery(voteQuery(event));
  if (!vote?.period) return null;
  const { counts } = vote;
  if (counts === null)
    return (
      <Panel title="Public vote">
        <p>{voteText(vote, 0, now())}</p>
      </Panel>
    );
  const all = counts.reduce((sum, { votes }) => sum + votes, 0);
  return (
    <Panel title="Public vote" lead={`${counted(all, 'vote')}, apart from what the judges said.`}>
      <Table label="Public vote" columns={['Place', 'Entry', 'Votes']}>
        {placesOf(counts).map(({ entry, title, team, votes, place }) => (
          <tr key={entry}>
            <td data-label="Place">{place}</td>
            <th scope="row" className={tableClasses['wide']}>
              <Link to={pathOf('event-entry', { id: event, entry })}>{title}</Link>
              <br />
              <span className={text('quiet', 'fine')}>{team}</span>
            </th>
            <td data-label="Votes">
              <strong>{votes}</strong>
              <Meter part={all === 0 ? 0 : votes / all} />
            </td>
          </tr>
        ))}
      </Table>
    </Panel>
  );
}
