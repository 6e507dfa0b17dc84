import { TEAMS_PAGE_SIZE } from '@devorbit/contract/events/team-requests-limits.ts';
import type { TeamRequests } from '@devorbit/contract/events/team-requests.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { usePageQuery } from '../../../../platform/page-query.ts';
import { useAct } from '../../../../platform/use-act.ts';
import { ActButton } from '../../../../ui/act-button.tsx';
import { cluster, divided, stack, text } from '../../../../ui/layout.ts';
import { ListPage } from '../../../../ui/list-page.tsx';
import { Message } from '../../../../ui/message.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { acceptRequest, endRequest, lookingQuery, requestsQuery, sendRequest } from '../api.ts';
import { TRY_AGAIN } from '../copy.ts';
import { RequestRows } from './request-rows.tsx';
import classes from './requests.module.css';

/** For somebody without a team: their invites, and with a place the teams that look for people. */
export function FindTeam({ event, hasPlace }: { event: number; hasPlace: boolean }) {
  const client = useQueryClient();
  const query = useQuery(requestsQuery(event));
  const accept = useAct((request: number) => acceptRequest(client, event, request), TRY_AGAIN);
  const end = useAct((request: number) => endRequest(client, event, request), TRY_AGAIN);
  const own = query.data?.own ?? [];
  return (
    <>
      {own.length > 0 && (
        <Panel title="Invites and requests">
          <RequestRows
            label="Invites and requests"
            theirs="invite"
            rows={own.map(({ id, kind, team: { name } }) => ({ id, kind, who: name, name }))}
            accept={accept}
            end={end}
          />
        </Panel>
      )}
      {/* Outside the list, which is gone with its last row. */}
      <Message tone="bad">{accept.failure ?? end.failure}</Message>
      {hasPlace && <LookingTeams event={event} own={own} />}
    </>
  );
}

function LookingTeams({ event, own }: { event: number; own: TeamRequests['own'] }) {
  const client = useQueryClient();
  const [params] = usePageQuery();
  const page = Math.max(1, Number(params.get('teams')) || 1);
  const query = useQuery(lookingQuery(event, page));
  const ask = useAct((team: number) => sendRequest(client, event, team), TRY_AGAIN);
  const known = new Set(own.map(({ team }) => team.id));
  return (
    <Panel title="Teams looking for people">
      <ListPage
        query={query}
        failure="The teams could not be loaded"
        frame="line"
        empty={({ total }) => total === 0 && <p className={text('quiet')}>No team is looking for people right now.</p>}
        pages={{
          label: 'Pages of teams',
          page,
          size: TEAMS_PAGE_SIZE,
          addressOf: (to) => `${pathOf('event-entries', { id: event })}${to === 1 ? '' : `?teams=${to}`}`,
        }}
      >
        {({ rows }) => (
          <ul className={`${stack(0)} ${divided} ${classes.list}`} aria-label="Teams looking for people">
            {rows.map(({ id, name, wanted, size, most }) => (
              <li key={id} className={`${cluster(2, { justify: 'between' })} ${classes.row}`}>
                <span className={stack(0)}>
                  <strong className={text('breaking')}>{name}</strong>
                  <span className={text('small', 'breaking')}>{wanted}</span>
                  <span className={text('quiet', 'fine')}>{`${size} of ${most} members`}</span>
                </span>
                {!known.has(id) && (
                  <ActButton
                    variant="default"
                    size="sm"
                    aria-label={`Ask to join ${name}`}
                    pending={ask.input === id}
                    onClick={() => void ask.run(id)}
                  >
                    Ask to join
                  </ActButton>
                )}
              </li>
            ))}
          </ul>
        )}
      </ListPage>
      <Message tone="bad">{ask.failure}</Message>
    </Panel>
  );
}
