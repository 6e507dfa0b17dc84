import { pathOf } from '@devorbit/contract/path-of.ts';
import { Link, type MetaFunction, useSearchParams } from 'react-router';
import head from 'virtual:page-head/sign-in';
import { AccountFrame } from '../../features/identity/accounts/components/account-frame.tsx';
import { SignInForm } from '../../features/identity/accounts/components/sign-in-form.tsx';
import { addressWithNext, placeAfterSignIn } from '../../features/identity/accounts/model.ts';
import { SocialButtons } from '../../features/identity/social/components/social-buttons.tsx';
import { pageMeta } from '../page-meta.ts';
import classes from '../../features/identity/accounts/components/form.module.css';

export const meta: MetaFunction = () => pageMeta(head);

export default function SignInPage() {
  const [search] = useSearchParams();
  const place = placeAfterSignIn(search.get('next'), globalThis.location?.origin ?? 'http://localhost');
  return (
    <AccountFrame title="Sign in" aside="Pick up where you left off." scene="return">
      <SignInForm place={place} />
      <SocialButtons place={place} />
      <p className={classes.other}>
        New here? <Link to={addressWithNext(pathOf('sign-up'), place)}>Create an account</Link>
      </p>
    </AccountFrame>
  );
}
