import type { AccessToken } from '@devorbit/contract/identity/tokens.ts';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { plainSentence } from '../../../../platform/api-error.ts';
import { now } from '../../../../platform/clock.ts';
import { CopyButton } from '../../../../ui/copy-button.tsx';
import { Message } from '../../../../ui/message.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { revokeAllTokens, revokeToken, tokensQuery } from '../api.ts';
import { CALL_FAILED, REVOKE_ALL, REVOKE_ALL_EXPLAINED } from '../copy.ts';
import { tokenText } from '../model.ts';
import { ConfirmedAct } from './confirmed-act.tsx';
import { TokenDialog } from './token-dialog.tsx';
import { useCall } from './use-call.ts';
import classes from './security.module.css';

/** Personal access tokens: made, shown once, revoked. */
export function TokensPanel() {
  const { data, error } = useQuery(tokensQuery);
  const client = useQueryClient();
  const [making, setMaking] = useState(false);
  const [made, setMade] = useState<(AccessToken & { token: string }) | null>(null);
  const [opened] = useState(now);
  const { busy, said, run } = useCall();
  const again = () => client.invalidateQueries({ queryKey: tokensQuery.queryKey });
  const revoke = (id: string) =>
    void run(() => revokeToken(id)).then((done) => {
      if (done && made?.id === id) setMade(null);
      return again();
    });
  return (
    <Panel
      title="Personal access tokens"
      lead="For programs of yours: sent as Authorization: Token …. Neither a new password nor logging out ends them."
      action={
        <Button variant="default" size="md" onClick={() => setMaking(true)}>
          New token
        </Button>
      }
    >
      {made !== null && (
        <Message tone="good">
          <p>Copy “{made.name}” now: it is not shown again.</p>
          <div className={classes.once}>
            <code>{made.token}</code>
            <CopyButton text={made.token} label="Copy token" />
          </div>
        </Message>
      )}
      {said !== null && <Message tone="bad">{said}</Message>}
      {error && <Message tone="bad">{plainSentence(error, CALL_FAILED)}</Message>}
      {!data && !error && <p className={classes.empty}>Loading…</p>}
      {data?.length === 0 && <p className={classes.empty}>You have no tokens.</p>}
      {data !== undefined && data.length > 0 && (
        <ul className={classes.list} aria-label="Personal access tokens">
          {data.map((token) => (
            <li className={classes.row} key={token.id}>
              <div className={classes.what}>
                <p className={classes.name}>{token.name}</p>
                <p className={classes.fine}>{token.scopes.join(', ')}</p>
                <p className={classes.fine}>{tokenText(token, opened)}</p>
              </div>
              <Button
                variant="default"
                size="sm"
                aria-disabled={busy}
                aria-label={`Revoke ${token.name}`}
                onClick={() => !busy && revoke(token.id)}
              >
                Revoke
              </Button>
            </li>
          ))}
        </ul>
      )}
      {data !== undefined && data.length > 1 && (
        <div className={classes.buttons}>
          <ConfirmedAct
            label={REVOKE_ALL}
            explained={REVOKE_ALL_EXPLAINED}
            act={revokeAllTokens}
            onDone={() => {
              setMade(null);
              void again();
            }}
          />
        </div>
      )}
      {making && (
        <TokenDialog
          onClose={() => setMaking(false)}
          onMade={(token) => {
            setMaking(false);
            setMade(token);
            void again();
          }}
        />
      )}
    </Panel>
  );
}
