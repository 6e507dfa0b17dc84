import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAct } from '../../../../platform/use-act.ts';
import { ActButton } from '../../../../ui/act-button.tsx';
import { cluster, stack, text } from '../../../../ui/layout.ts';
import { ListPage } from '../../../../ui/list-page.tsx';
import { Message } from '../../../../ui/message.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { endSession, sessionsQuery } from '../api.ts';
import { CALL_FAILED, SESSIONS_FAILURE } from '../copy.ts';
import { sessionText } from '../model.ts';
import { LogoutEverywhere } from './logout-everywhere.tsx';
import classes from '../../../../ui/entries.module.css';

/** Where one is signed in; the present session ends by Logout. */
export function SessionsPanel() {
  const list = useQuery(sessionsQuery);
  const client = useQueryClient();
  const end = useAct(
    (id: string) => endSession(id).finally(() => client.invalidateQueries({ queryKey: sessionsQuery.queryKey })),
    CALL_FAILED,
  );
  return (
    <Panel
      title="Sessions"
      lead="Devices where you’re signed in. We store only part of the IP address."
      action={<LogoutEverywhere />}
    >
      <Message tone="bad">{end.failure}</Message>
      <ListPage query={list} failure={SESSIONS_FAILURE} frame="line">
        {(sessions) => (
          <ul className={stack(0)} aria-label="Sessions">
            {sessions.map((session) => (
              <li className={classes.row} key={session.id}>
                <div className={classes.what}>
                  <p className={`${cluster([1, 2])} ${text('strong', 'breaking')}`}>
                    {session.device} {session.current && <span className={classes.mark}>This device</span>}
                  </p>
                  <p className={text('quiet', 'small', 'breaking')}>{sessionText(session)}</p>
                </div>
                {!session.current && (
                  <ActButton
                    variant="default"
                    size="sm"
                    pending={end.pending}
                    aria-label={`Revoke ${session.device}`}
                    onClick={() => void end.run(session.id)}
                  >
                    Revoke
                  </ActButton>
                )}
              </li>
            ))}
          </ul>
        )}
      </ListPage>
    </Panel>
  );
}
