import type { OpenSession } from '@devorbit/contract/identity/sessions.ts';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { plainSentence } from '../../../../platform/api-error.ts';
import { Message } from '../../../../ui/message.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { endSession, sessionsQuery } from '../api.ts';
import { CALL_FAILED } from '../copy.ts';
import { sessionText } from '../model.ts';
import { LogoutEverywhere } from './logout-everywhere.tsx';
import { useCall } from './use-call.ts';
import classes from './security.module.css';

/** Where one is signed in; the present session ends by Logout. */
export function SessionsPanel() {
  const { data, error } = useQuery(sessionsQuery);
  const client = useQueryClient();
  const { busy, said, run } = useCall();
  const end = ({ id }: OpenSession) =>
    void run(() => endSession(id)).then(() => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }));
  return (
    <Panel
      title="Sessions"
      lead="Where you are signed in. Of addresses, only the network is kept."
      action={<LogoutEverywhere />}
    >
      {said !== null && <Message tone="bad">{said}</Message>}
      {error && <Message tone="bad">{plainSentence(error, CALL_FAILED)}</Message>}
      {!data && !error && <p className={classes.empty}>Loading…</p>}
      <ul className={classes.list} aria-label="Sessions">
        {data?.map((session) => (
          <li className={classes.row} key={session.id}>
            <div className={classes.what}>
              <p className={classes.name}>
                {session.device}
                {session.current && <span className={classes.mark}>This device</span>}
              </p>
              <p className={classes.fine}>{sessionText(session)}</p>
            </div>
            {!session.current && (
              <Button
                variant="default"
                size="sm"
                aria-disabled={busy}
                aria-label={`Revoke ${session.device}`}
                onClick={() => !busy && end(session)}
              >
                Revoke
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
