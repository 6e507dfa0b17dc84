import { PER_ENTRY } from '@devorbit/contract/events/hackathon-judging-limits.ts';
import type { Judging } from '@devorbit/contract/events/hackathon-judging.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { NativeSelect } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { momentText } from '../../../../platform/format/dates.ts';
import { counted } from '../../../../platform/format/plurals.ts';
import { useAct } from '../../../../platform/use-act.ts';
import { ActButton } from '../../../../ui/act-button.tsx';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { cluster, stack, tag, text } from '../../../../ui/layout.ts';
import { Message } from '../../../../ui/message.tsx';
import { Meter } from '../../../../ui/meter.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { Table } from '../../../../ui/table.tsx';
import { spreadEntries } from '../api.ts';
import { ASSIGN, ASSIGN_AGAIN, phaseNames, reasonNames, stateNames, TRY_AGAIN } from '../copy.ts';
import tableClasses from '../../../../ui/table.module.css';
import classes from './judging-panel.module.css';

const tones = { assigned: undefined, draft: 'warn', submitted: 'good' } as const;
const choices = Array.from({ length: PER_ENTRY.most }, (_, at) => String(at + PER_ENTRY.least));

/** Who judges what, and how far they are; gives the entries to the judges. */
export function JudgingPanel({ event, judging }: { event: number; judging: Judging }) {
  const client = useQueryClient();
  const { phase, closesAt, assignedAt, judges, entries, groups } = judging;
  const [perEntry, setPerEntry] = useState(String(judging.perEntry));
  const assign = useAct(() => spreadEntries(client, event, Number(perEntry)), TRY_AGAIN);
  const short = entries.filter((entry) => entry.short);
  const active = judges.filter((judge) => judge.active).length;
  return (
    <Panel
      title="Judges and entries"
      lead={`${phaseNames[phase]}${phase === 'open' ? ` until ${momentText(closesAt)}` : ''}.`}
      action={
        <ButtonLink to={pathOf('event-manage', { id: event })} tone="plain" size="small">
          Add judges
        </ButtonLink>
      }
    >
      {active === 0 && (
        <p className={text('quiet')}>No judges yet. Add helpers with the role Judge on the Manage page.</p>
      )}
      {phase === 'entries' && <p className={text('quiet')}>You can assign entries once submissions have closed.</p>}
      {phase === 'open' && active > 0 && (
        <div className={stack(2)}>
          <div className={cluster(3, { align: 'end' })}>
            <NativeSelect
              size="md"
              label="Judges per entry"
              data={choices}
              value={perEntry}
              onChange={({ currentTarget }) => setPerEntry(currentTarget.value)}
            />
            <ActButton size="md" pending={assign.pending} onClick={() => void assign.run()}>
              {assignedAt === null ? ASSIGN : ASSIGN_AGAIN}
            </ActButton>
          </div>
          <p className={text('quiet', 'small')}>
            Every judge gets about the same number of entries, and none from their own team or university. Scores and
            drafts stay when you assign again.
          </p>
        </div>
      )}
      <Message tone="bad">{assign.failure}</Message>
      {assign.result !== undefined && (
        <Message tone="good">
          Entries are assigned: {assign.result} of {entries.length} have judges.
        </Message>
      )}
      {short.length > 0 && (
        <Message tone="bad">
          Too few judges are eligible to score {short.map(({ title }) => `“${title}”`).join(', ')}. Add judges and
          assign again.
        </Message>
      )}
      {groups > 1 && (
        <Message tone="bad">
          Judges and entries fall into {groups} groups with no judge in common, so each group is ranked separately. More
          judges per entry, or fewer judges, connect them.
        </Message>
      )}
      {judges.length > 0 && (
        <Table label="Judges" columns={['Judge', 'Entries', 'Submitted', 'Progress']}>
          {judges.map(({ username, name, active: current, assigned, drafts, submitted }) => (
            <tr key={username}>
              <th scope="row" className={tableClasses['wide']}>
                {username === '' ? name : <Link to={pathOf('public-profile', { username })}>{name}</Link>}
                {!current && <span className={text('quiet', 'fine')}> no longer a judge</span>}
              </th>
              <td data-label="Entries">{assigned}</td>
              <td data-label="Submitted">
                {submitted}
                {drafts > 0 && <span className={text('quiet', 'fine')}> and {drafts} in draft</span>}
              </td>
              <td className={classes.progress}>
                <Meter part={assigned === 0 ? 0 : submitted / assigned} />
              </td>
            </tr>
          ))}
        </Table>
      )}
      {entries.length > 0 && (
        <details className={classes.entries}>
          <summary>{counted(entries.length, 'entry', 'entries')} and who judges them</summary>
          <Table label="Entries" columns={['Entry', 'Judges', 'May not judge']}>
            {entries.map(({ id, title, team, judges: own, conflicts }) => (
              <tr key={id}>
                <th scope="row" className={tableClasses['wide']}>
                  <Link to={pathOf('event-entry', { id: event, entry: id })}>{title}</Link>
                  <br />
                  <span className={text('quiet', 'fine')}>{team}</span>
                </th>
                <td data-label="Judges" className={tableClasses['wide']}>
                  <ul className={`${cluster(1)} ${classes.people}`}>
                    {own.map(({ username, name, state }) => (
                      <li key={username} className={tag} data-tone={tones[state]}>
                        {name}: {stateNames[state]}
                      </li>
                    ))}
                  </ul>
                </td>
                <td data-label="May not judge" className={tableClasses['wide']}>
                  {conflicts.map(({ name, reason }) => `${name} (${reasonNames[reason]})`).join(', ') || '–'}
                </td>
              </tr>
            ))}
          </Table>
        </details>
      )}
    </Panel>
  );
}
