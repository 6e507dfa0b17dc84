import type { SystemHealth } from '@devorbit/contract/operations/administration.ts';
import { useQuery } from '@tanstack/react-query';
import { durationText } from '../../../../platform/format/dates.ts';
import { numberText } from '../../../../platform/format/numbers.ts';
import { counted } from '../../../../platform/format/plurals.ts';
import { bytesText } from '../../../../platform/format/sizes.ts';
import { cluster, figures, grid, stack, text } from '../../../../ui/layout.ts';
import { ListPage } from '../../../../ui/list-page.tsx';
import { Message } from '../../../../ui/message.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { healthQuery } from '../api.ts';
import { HEALTH_FAILURE } from '../copy.ts';
import { concerns, runnerText } from '../model.ts';
import { HourlyJobsTable } from './hourly-jobs-table.tsx';
import { QueuesTable } from './queues-table.tsx';
import classes from './admin-page.module.css';

const yes = (set: boolean): string => (set ? 'Set up' : 'Not set up');
const emails = {
  smtp: 'Sent through a mail server',
  outbox: 'Kept in the outbox on disk',
  none: 'Not sent',
} as const;

const facts = (health: SystemHealth, now: number): [label: string, value: string][] => [
  ['Version', health.version],
  ['Running for', durationText(now - Date.parse(health.started_at))],
  [
    'Database',
    health.database.ok
      ? `${bytesText(health.database.bytes)}, ${counted(health.database.migrations, 'migration')}, latest ${health.database.last_migration}`
      : health.database.reason,
  ],
  ['Emails', emails[health.mail]],
  ['Google sign-in', yes(health.sign_in_with.google)],
  ['GitHub sign-in', yes(health.sign_in_with.github)],
  ['AI provider', yes(health.ai_provider)],
  ...(health.counts === null
    ? []
    : ([
        ['Users', `${numberText(health.counts.users)}, ${health.counts.users_today} new today`],
        ['Submissions today', numberText(health.counts.submissions_today)],
        ['Open reports', numberText(health.counts.open_reports)],
      ] satisfies [string, string][])),
];

/** The parts of the installation and their state, refreshed while the page is open. */
export function HealthSection() {
  const query = useQuery(healthQuery);
  return (
    <ListPage frame="bare" query={query} failure={HEALTH_FAILURE}>
      {(health) => {
        const worries = concerns(health);
        return (
          <div className={stack(4)}>
            <Message tone={worries.length === 0 ? 'good' : 'bad'}>
              {worries.length === 0 ? 'Everything is working.' : worries.join('\n')}
            </Message>
            <Panel title="Installation">
              <dl className={`${grid(4)} ${figures} ${text('small', 'breaking')} ${classes.facts}`}>
                {facts(health, query.dataUpdatedAt).map(([label, value]) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            </Panel>
            <Panel title="Runners">
              {health.runners.length === 0 ? (
                <p className={text('quiet', 'small')}>No runner is configured.</p>
              ) : (
                <ul className={`${stack(2)} ${text('small')}`}>
                  {health.runners.map((runner) => (
                    <li className={cluster([1, 4], { align: 'stretch' })} key={runner.name}>
                      <strong>{runner.name}</strong>
                      <span>{runnerText(runner)}</span>
                    </li>
                  ))}
                </ul>
              )}
            </Panel>
            {health.queues !== null && (
              <Panel title="Queues">
                <QueuesTable queues={health.queues} now={query.dataUpdatedAt} />
              </Panel>
            )}
            {health.hourly_jobs !== null && (
              <Panel title="Hourly jobs">
                {health.hourly_jobs.length === 0 ? (
                  <p className={text('quiet', 'small')}>No job has run yet.</p>
                ) : (
                  <HourlyJobsTable jobs={health.hourly_jobs} now={query.dataUpdatedAt} />
                )}
              </Panel>
            )}
          </div>
        );
      }}
    </ListPage>
  );
}
