import type { User } from '@devorbit/contract/identity/accounts.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { plainSentence } from '../../../../platform/api-error.ts';
import { useSession } from '../../../../platform/session.ts';
import { Message } from '../../../../ui/message.tsx';
import { resumeSession } from '../api.ts';
import { SIGN_IN } from '../copy.ts';
import { confirmAddress } from '../recovery/api.ts';
import { CONFIRMING, LINK_INCOMPLETE, TRY_AGAIN } from '../recovery/copy.ts';
import { useLinkToken } from './use-link-token.ts';
import classes from './form.module.css';

type State = { step: 'asking' } | { step: 'done' | 'failed'; message: string };

/** Confirms the address whose email led here, once, and says what came of it. `account` asks who is signed in. */
export function AddressCheck({ account }: { account: (client: QueryClient) => Promise<User | null> }) {
  const token = useLinkToken();
  const session = useSession();
  const client = useQueryClient();
  const [state, setState] = useState<State>({ step: 'asking' });
  const asked = useRef<string | null>(null);

  useEffect(() => {
    if (token === null || asked.current === token) return;
    asked.current = token;
    confirmAddress(token)
      .then(async ({ message, email }) => {
        setState({ step: 'done', message: `${message} (${email})` });
        await client.invalidateQueries();
        await resumeSession(() => account(client));
      })
      .catch((error: unknown) => setState({ step: 'failed', message: plainSentence(error, TRY_AGAIN) }));
  }, [token, client, account]);

  const place = session ? (
    <Link to={pathOf('profile')}>Go to your profile</Link>
  ) : (
    <Link to={pathOf('sign-in')}>{SIGN_IN}</Link>
  );
  if (token === null)
    return (
      <Message tone="bad">
        {LINK_INCOMPLETE} {place}
      </Message>
    );
  if (state.step === 'asking')
    return (
      <p className={classes.other} role="status">
        {CONFIRMING}
      </p>
    );
  return (
    <Message tone={state.step === 'done' ? 'good' : 'bad'}>
      {state.message} {place}
    </Message>
  );
}
