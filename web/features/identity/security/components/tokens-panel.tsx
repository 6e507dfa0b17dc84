import type { AccessToken } from '@devorbit/contract/identity/tokens.ts';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { now } from '../../../../platform/clock.ts';
import { useAct } from '../../../../platform/use-act.ts';
import { ActButton } from '../../../../ui/act-button.tsx';
import { CopyButton } from '../../../../ui/copy-button.tsx';
import { cluster, row, stack, text } from '../../../../ui/layout.ts';
import { ListPage } from '../../../../ui/list-page.tsx';
import { Message } from '../../../../ui/message.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { revokeAllTokens, revokeToken, tokensQuery } from '../api.ts';
import { CALL_FAILED, REVOKE_ALL, REVOKE_ALL_EXPLAINED, TOKENS_FAILURE } from '../copy.ts';
import { tokenText } from '../model.ts';
import { ConfirmedAct } from './confirmed-act.tsx';
import { TokenDialog } from './token-dialog.tsx';
import classes from '../../../../ui/entries.module.css';

/** Personal access tokens: made, shown once, revoked. */
export function TokensPanel() {
  const list = useQuery(tokensQuery);
  const client = useQueryClient();
  const [making, setMaking] = useState(false);
  const [made, setMade] = useState<(AccessToken & { token: string }) | null>(null);
  const [opened] = useState(now);
  const again = () => client.invalidateQueries({ queryKey: tokensQuery.queryKey });
  const revocation = useAct(async (id: string) => {
    await revokeToken(id).finally(again);
    setMade((shown) => (shown?.id === id ? null : shown));
  }, CALL_FAILED);
  return (
    <Panel
      title="Personal access tokens"
      lead="For scripts and tools. Tokens keep working after a password change or logout."
      action={
        <Button variant="default" size="md" onClick={() => setMaking(true)}>
          New token
        </Button>
      }
    >
      {made !== null && (
        <Message tone="good">
          <p>Copy “{made.name}” now. You won’t see it again.</p>
          <div className={`${row(2)} ${classes.secret}`}>
            <code className={classes.what}>{made.token}</code>
            <CopyButton text={made.token} label="Copy token" />
          </div>
        </Message>
      )}
      <Message tone="bad">{revocation.failure}</Message>
      <ListPage
        query={list}
        failure={TOKENS_FAILURE}
        frame="line"
        empty={(tokens) => tokens.length === 0 && <p className={text('quiet')}>No tokens yet.</p>}
      >
        {(tokens) => (
          <>
            <ul className={stack(0)} aria-label="Personal access tokens">
              {tokens.map((token) => (
                <li className={classes.row} key={token.id}>
                  <div className={classes.what}>
                    <p className={text('strong', 'breaking')}>{token.name}</p>
                    <p className={text('quiet', 'small', 'breaking')}>{token.scopes.join(', ')}</p>
                    <p className={text('quiet', 'small', 'breaking')}>{tokenText(token, opened)}</p>
                  </div>
                  <ActButton
                    variant="default"
                    size="sm"
                    pending={revocation.pending}
                    aria-label={`Revoke ${token.name}`}
                    onClick={() => void revocation.run(token.id)}
                  >
                    Revoke
                  </ActButton>
                </li>
              ))}
            </ul>
            {tokens.length > 1 && (
              <div className={cluster(3, { align: 'stretch' })}>
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
          </>
        )}
      </ListPage>
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
