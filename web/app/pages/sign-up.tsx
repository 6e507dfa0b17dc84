import { pathOf } from '@devorbit/contract/path-of.ts';
import { Link, type MetaFunction, useSearchParams } from 'react-router';
import head from 'virtual:page-head/sign-up';
import { AccountFrame } from '../../features/identity/accounts/components/account-frame.tsx';
import { SignUpForm } from '../../features/identity/accounts/components/sign-up-form.tsx';
import { addressWithNext, placeAfterSignIn } from '../../features/identity/accounts/model.ts';
import { SocialButtons } from '../../features/identity/social/components/social-buttons.tsx';
import { pageMeta } from '../page-meta.ts';
import classes from '../../features/identity/accounts/components/form.module.css';

export const meta: MetaFunction = () => pageMeta(head);

export default function SignUpPage() {
  const [search] = useSearchParams();
  const place = placeAfterSignIn(search.get('next'), globalThis.location?.origin ?? 'http://localhost');
  const signIn = addressWithNext(pathOf('sign-in'), place);
  return (
    <AccountFrame title="Create an account" aside="Every orbit begins on the ground." scene="launch">
      <SignUpForm place={place} signIn={signIn} />
      <SocialButtons place={place} />
      <p className={classes.other}>
        Already have an account? <Link to={signIn}>Sign In</Link>
      </p>
    </AccountFrame>
  );
}
