import type { SystemHealth } from '@devorbit/contract/operations/administration.ts';
import { useQuery } from '@tanstack/react-query';
import { durationText } from '../../../../platform/format/dates.ts';
import { numberText } from '../../../../platform/format/numbers.ts';
import { counted } from '../../../../platform/format/plurals.ts';
import { bytesText } from '../../../../platform/format/sizes.ts';
import { text } from '../../../../ui/layout.ts';
import { ListPage } from '../../../../ui/list-page.tsx';
import { Message } from '../../../../ui/message.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { healthQuery } from '../api.ts';
import { HEALTH_FAILURE } from '../copy.ts';
import { concerns } from '../model.ts';
import { HourlyJobsTable } from './hourly-jobs-table.tsx';
import { QueuesTable } from './queues-table.tsx';
import classes from './admin-page.module.css';

const yes = (set: boolean): string => (set ? 'set up' : 'not set up');
const emails = { smtp: 'through a mail server', outbox: 'kept in the outbox on disk', none: 'go nowhere' } as const;

const facts = (health: SystemHealth, now: number): [label: string, value: string][] => [
  ['Version', health.version],
  ['Running for', durationText(now - Date.parse(health.started_at))],
  [
    'Database',
    health.database.ok
      ? `${bytesText(health.database.bytes)}, ${health.database.migrations} migrations, last ${health.database.last_migration}`
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

/** What the installation consists of, and how each part is; asked for again while it is looked at. */
export function HealthSection() {
  const query = useQuery(healthQuery);
  return (
    <ListPage frame="bare" query={query} failure={HEALTH_FAILURE}>
      {(health) => {
        const worries = concerns(health);
        return (
          <div className={classes.stack}>
            <Message tone={worries.length === 0 ? 'good' : 'bad'}>
              {worries.length === 0 ? 'Everything answers.' : worries.join('\n')}
            </Message>
            <Panel title="Installation">
              <dl className={classes.facts}>
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
                <p className={text('quiet', 'small')}>None is configured.</p>
              ) : (
                <ul className={classes.lines}>
                  {health.runners.map(({ name, state, lanes, waiting, isolation }) => (
                    <li key={name}>
                      <strong>{name}</strong>
                      <span>
                        {state.ok
                          ? `${counted(lanes, 'lane')}, ${waiting} waiting, isolation ${isolation.ok ? 'proved' : 'missing'}`
                          : 'not reached'}
                      </span>
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
                  <p className={text('quiet', 'small')}>None has run yet.</p>
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
