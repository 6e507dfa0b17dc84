import type { Provider } from '@devorbit/contract/identity/social.ts';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { plainSentence } from '../../../../platform/api-error.ts';
import { Message } from '../../../../ui/message.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { askToConnect, disconnect, identitiesQuery, providersQuery } from '../api.ts';
import { CALL_FAILED, CONNECT, DISCONNECT, lastStep, names, NOT_CONNECTED, REDIRECTING } from '../copy.ts';
import { identityText } from '../model.ts';
import { ProviderMark } from './provider-mark.tsx';
import classes from './connected-accounts-panel.module.css';

/** Puts who was led here where they are to press. */
const focused = (button: HTMLButtonElement | null): void => button?.focus();

type State = { busy: Provider | null; said: { tone: 'good' | 'bad'; text: string } | null };

/** The accounts elsewhere that open this one: connect and disconnect them. */
export function ConnectedAccountsPanel() {
  const client = useQueryClient();
  const { data: providers, error } = useQuery(providersQuery);
  const { data: identities, error: identitiesError } = useQuery(identitiesQuery);
  const [{ busy, said }, setState] = useState<State>({ busy: null, said: null });
  const broken = error ?? identitiesError;
  const [search] = useSearchParams();
  const wanted = providers?.find(
    ({ provider, available }) =>
      available && provider === search.get('connect') && !identities?.some((known) => known.provider === provider),
  )?.provider;

  const act = async (provider: Provider, what: () => Promise<string | null>): Promise<void> => {
    if (busy !== null) return;
    setState({ busy: provider, said: null });
    try {
      const text = await what();
      if (text !== null) setState({ busy: null, said: { tone: 'good', text } });
    } catch (failed) {
      setState({ busy: null, said: { tone: 'bad', text: plainSentence(failed, CALL_FAILED) } });
    }
  };
  const connect = (provider: Provider) =>
    act(provider, async () => {
      globalThis.location.assign(await askToConnect(provider));
      return null;
    });
  const remove = (provider: Provider) =>
    act(provider, async () => {
      const { message } = await disconnect(provider);
      await client.invalidateQueries({ queryKey: identitiesQuery.queryKey });
      return message;
    });

  return (
    <Panel title="Connected accounts" lead="Accounts elsewhere that you can sign in with.">
      {wanted !== undefined && said === null && <Message tone="good">{lastStep(wanted)}</Message>}
      {said !== null && <Message tone={said.tone}>{said.text}</Message>}
      {broken && <Message tone="bad">{plainSentence(broken, CALL_FAILED)}</Message>}
      {!broken && (!providers || !identities) && <p className={classes.fine}>Loading…</p>}
      {providers && identities && (
        <ul className={classes.list} aria-label="Connected accounts">
          {providers.map(({ provider, available, message }) => {
            const identity = identities.find((known) => known.provider === provider);
            return (
              <li className={classes.row} key={provider}>
                <div className={classes.what}>
                  <ProviderMark provider={provider} size={24} />
                  <div>
                    <p className={classes.name}>{names[provider]}</p>
                    <p className={classes.fine}>
                      {identity ? identityText(identity) : available ? NOT_CONNECTED : message}
                    </p>
                  </div>
                </div>
                {(identity !== undefined || available) && (
                  <Button
                    ref={provider === wanted ? focused : undefined}
                    variant={provider === wanted ? 'filled' : 'default'}
                    size="sm"
                    aria-disabled={busy !== null}
                    aria-label={`${identity ? DISCONNECT : CONNECT} ${names[provider]}`}
                    onClick={() => void (identity ? remove(provider) : connect(provider))}
                  >
                    {identity ? DISCONNECT : busy === provider ? REDIRECTING : CONNECT}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}
