import type { Provider } from '@devorbit/contract/identity/social.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { plainSentence } from '../../../../platform/api-error.ts';
import { useAct } from '../../../../platform/use-act.ts';
import { ActButton } from '../../../../ui/act-button.tsx';
import { row, stack, text } from '../../../../ui/layout.ts';
import { Message } from '../../../../ui/message.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { askToConnect, disconnect, identitiesQuery, providersQuery } from '../api.ts';
import { CALL_FAILED, CONNECT, DISCONNECT, lastStep, names, NOT_CONNECTED, REDIRECTING } from '../copy.ts';
import { identityText } from '../model.ts';
import { ProviderMark } from './provider-mark.tsx';
import classes from '../../../../ui/entries.module.css';

/** Puts who was led here where they are to press. */
const focused = (button: HTMLButtonElement | null): void => button?.focus();

/** The accounts elsewhere that open this one: connect and disconnect them. */
export function ConnectedAccountsPanel() {
  const client = useQueryClient();
  const { data: providers, error } = useQuery(providersQuery);
  const { data: identities, error: identitiesError } = useQuery(identitiesQuery);
  const broken = error ?? identitiesError;
  const [search] = useSearchParams();
  const wanted = providers?.find(
    ({ provider, available }) =>
      available && provider === search.get('connect') && !identities?.some((known) => known.provider === provider),
  )?.provider;

  const connect = useAct(async (provider: Provider) => {
    globalThis.location.assign(await askToConnect(provider));
    // The page is being left: it stays pending.
    await new Promise(() => undefined);
  }, CALL_FAILED);
  const remove = useAct(async (provider: Provider) => {
    connect.forget();
    const { message } = await disconnect(provider);
    await client.invalidateQueries({ queryKey: identitiesQuery.queryKey });
    return message;
  }, CALL_FAILED);
  const pending = connect.pending || remove.pending;
  const failure = connect.failure ?? remove.failure;

  return (
    <Panel title="Connected accounts" lead="Other accounts you can use to sign in.">
      {wanted !== undefined && !failure && !remove.result && <Message tone="good">{lastStep(wanted)}</Message>}
      {!pending && <Message tone="good">{remove.result}</Message>}
      {!pending && <Message tone="bad">{failure}</Message>}
      {broken && <Message tone="bad">{plainSentence(broken, CALL_FAILED)}</Message>}
      {!broken && (!providers || !identities) && <p className={text('quiet', 'small', 'breaking')}>Loading…</p>}
      {providers && identities && (
        <ul className={stack(0)} aria-label="Connected accounts">
          {providers.map(({ provider, available, message }) => {
            const identity = identities.find((known) => known.provider === provider);
            return (
              <li className={classes.row} key={provider}>
                <div className={`${row(4)} ${classes.what}`}>
                  <ProviderMark provider={provider} size={24} />
                  <div>
                    <p className={text('strong')}>{names[provider]}</p>
                    <p className={text('quiet', 'small', 'breaking')}>
                      {identity ? identityText(identity) : available ? NOT_CONNECTED : message}
                    </p>
                  </div>
                </div>
                {(identity !== undefined || available) && (
                  <ActButton
                    ref={provider === wanted ? focused : undefined}
                    variant={provider === wanted ? 'filled' : 'default'}
                    size="sm"
                    pending={pending}
                    pendingText={connect.input === provider ? REDIRECTING : identity ? DISCONNECT : CONNECT}
                    aria-label={`${identity ? DISCONNECT : CONNECT} ${names[provider]}`}
                    onClick={() => void (identity ? remove : connect).run(provider)}
                  >
                    {identity ? DISCONNECT : CONNECT}
                  </ActButton>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}
