import { pathOf } from '@devorbit/contract/path-of.ts';
import { Link, type MetaFunction } from 'react-router';
import head from 'virtual:page-head/forgot-password';
import { AccountFrame } from '../../features/identity/accounts/components/account-frame.tsx';
import { ForgotForm } from '../../features/identity/accounts/components/forgot-form.tsx';
import { BACK_TO_SIGN_IN, FORGOT_TITLE } from '../../features/identity/accounts/recovery/copy.ts';
import { pageMeta } from '../page-meta.ts';
import classes from '../../features/identity/accounts/components/form.module.css';

export const meta: MetaFunction = () => pageMeta(head);

export default function ForgotPasswordPage() {
  return (
    <AccountFrame title={FORGOT_TITLE} aside="Every orbit finds its way back." scene="return">
      <ForgotForm />
      <p className={classes.other}>
        <Link to={pathOf('sign-in')}>{BACK_TO_SIGN_IN}</Link>
      </p>
    </AccountFrame>
  );
}
