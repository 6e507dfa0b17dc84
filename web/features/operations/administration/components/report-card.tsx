import type { Report } from '@devorbit/contract/operations/reports.ts';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { momentText } from '../../../../platform/format/dates.ts';
import { useAct } from '../../../../platform/use-act.ts';
import { ActButton } from '../../../../ui/act-button.tsx';
import { cluster, stack, text } from '../../../../ui/layout.ts';
import { Message } from '../../../../ui/message.tsx';
import { reasons } from '../../reports/copy.ts';
import { bringBack, showDocument } from '../api.ts';
import { ACT_FAILURE } from '../copy.ts';
import { Tag } from './tag.tsx';
import classes from './admin-page.module.css';

/** What has a name of its own; the rest is called by whose it is. */
const called: Partial<Record<Report['kind'], true>> = {
  problem: true,
  event: true,
  document: true,
  resource_collection: true,
};
const decisions = { dismiss: 'Dismissed', hide: 'Hidden', suspend: 'Hidden, owner suspended' } as const;

/** One report: what it is about, why, and what became of it. */
export function ReportCard({ report, onDecide }: { report: Report; onDecide: () => void }) {
  const client = useQueryClient();
  const { kind, name, link, reason, note, open, decision } = report;
  const act = useAct(
    (id: number) => (kind === 'document' ? showDocument(client, id) : bringBack(client, id)),
    ACT_FAILURE,
  );
  const hidden = (kind === 'problem' || kind === 'document') && decision !== null && decision !== 'dismiss';
  return (
    <li className={`${cluster([3, 5], { justify: 'between', align: 'start' })} ${classes.card}`}>
      <div className={`${stack(1)} ${text('small', 'breaking')} ${classes.cardText}`}>
        <h3 className={text('strong')}>
          <span className={text('quiet', 'small')}>
            {
              {
                problem: 'Problem',
                solution: 'Solution by',
                note: 'Note on a solution by',
                profile: 'Profile',
                event: 'Event',
                document: 'Document',
                resource_collection: 'Collection',
              }[kind]
            }{' '}
          </span>
          <Link to={link}>{kind in called ? name : `@${name}`}</Link>
        </h3>
        <p>
          <strong>{reasons.find(({ value }) => value === reason)?.label}</strong>
          {note !== '' && `: ${note}`}
        </p>
        <p className={text('quiet', 'small')}>
          @{report.reporter.username} about @{report.owner.username}, {momentText(report.created_at)}
          {open > 1 && ` · ${open} open reports`}
          {report.owner_removed > 0 && ` · ${report.owner_removed} removed from @${report.owner.username} so far`}
        </p>
        {decision !== null && report.decided_at !== null && (
          <p>
            <Tag tone={decision === 'dismiss' ? 'plain' : 'bad'}>{decisions[decision]}</Tag>{' '}
            <span className={text('quiet', 'small')}>
              {report.decided_by === null ? '' : `@${report.decided_by}, `}
              {momentText(report.decided_at)}
              {report.decision_note !== '' && `: ${report.decision_note}`}
            </span>
          </p>
        )}
        <Message tone="bad">{act.failure}</Message>
      </div>
      {decision === null && report.may_decide && (
        <Button variant="default" onClick={onDecide} aria-label={`Review the report on ${name}`}>
          Review
        </Button>
      )}
      {decision === null && !report.may_decide && (
        <p className={text('quiet', 'small')}>This report is about you, so someone else reviews it.</p>
      )}
      {hidden && report.may_decide && (
        <ActButton
          variant="default"
          pending={act.pending}
          aria-label={`Unhide ${name}`}
          onClick={() => void act.run(Number(link.split('/').at(-1)))}
        >
          Unhide
        </ActButton>
      )}
    </li>
  );
}
