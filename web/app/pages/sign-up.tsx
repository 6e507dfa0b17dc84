import { pathOf } from '@devorbit/contract/path-of.ts';
import { Link, type MetaFunction } from 'react-router';
import head from 'virtual:page-head/sign-up';
import { AccountFrame } from '../../features/identity/accounts/components/account-frame.tsx';
import { SignUpForm } from '../../features/identity/accounts/components/sign-up-form.tsx';
import { SocialButtons } from '../../features/identity/social/components/social-buttons.tsx';
import { pageMeta } from '../page-meta.ts';
import classes from '../../features/identity/accounts/components/form.module.css';

export const meta: MetaFunction = () => pageMeta(head);

export default function SignUpPage() {
  return (
    <AccountFrame title="Create an account" aside="Every orbit begins on the ground." scene="launch">
      <SignUpForm />
      <SocialButtons />
      <p className={classes.other}>
        Already have an account? <Link to={pathOf('sign-in')}>Sign In</Link>
      </p>
    </AccountFrame>
  );
}
