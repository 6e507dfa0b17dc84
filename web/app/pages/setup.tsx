import { type MetaFunction, useLocation } from 'react-router';
import head from 'virtual:page-head/setup';
import { AccountFrame } from '../../features/identity/accounts/components/account-frame.tsx';
import { SetupForm } from '../../features/operations/administration/components/setup-form.tsx';
import { SETUP, SETUP_LEAD, SETUP_NO_TOKEN } from '../../features/operations/administration/copy.ts';
import { Message } from '../../ui/message.tsx';
import { pageMeta } from '../page-meta.ts';
import classes from '../../features/identity/accounts/components/form.module.css';

export const meta: MetaFunction = () => pageMeta(head);

/** The token stands after the #, so that no server and no log ever sees the address with it. */
export default function SetupPage() {
  const token = new URLSearchParams(useLocation().hash.slice(1)).get('token') ?? '';
  return (
    <AccountFrame title={SETUP} aside="Every orbit begins on the ground." scene="launch">
      {token === '' ? (
        <Message tone="bad">{SETUP_NO_TOKEN}</Message>
      ) : (
        <>
          <p>{SETUP_LEAD}</p>
          <SetupForm token={token} className={classes.form} />
        </>
      )}
    </AccountFrame>
  );
}
