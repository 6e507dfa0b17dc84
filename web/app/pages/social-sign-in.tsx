import type { Provider } from '@devorbit/contract/identity/social.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { type MetaFunction, Navigate, useLocation } from 'react-router';
import { AccountFrame } from '../../features/identity/accounts/components/account-frame.tsx';
import { SecondFactorForm } from '../../features/identity/accounts/components/second-factor-form.tsx';
import { placeAfterSignIn } from '../../features/identity/accounts/model.ts';
import { FailedArrival } from '../../features/identity/social/components/failed-arrival.tsx';
import { useArrival } from '../../features/identity/social/components/use-arrival.ts';
import { REDIRECTING, SIGNING_IN, signInWith } from '../../features/identity/social/copy.ts';

const providerOf = (pathname: string): Provider =>
  pathname.toLowerCase().replace(/\/$/, '') === pathOf('github-sign-in') ? 'github' : 'google';

export const meta: MetaFunction = ({ location }) => [
  { title: `${signInWith(providerOf(location.pathname))} · DevOrbit` },
  { name: 'robots', content: 'noindex' },
];

/** /auth/github and /auth/google: the way to the provider, and the way back. */
export default function SocialSignInPage() {
  const { key, pathname } = useLocation();
  return <Way key={`${key} ${pathname}`} provider={providerOf(pathname)} />;
}

function Way({ provider }: { provider: Provider }) {
  const { step, finish } = useArrival(provider);
  if (step.kind === 'done') return <Navigate to={placeAfterSignIn(step.next, globalThis.location.origin)} replace />;
  return (
    <AccountFrame title={signInWith(provider)} aside="Pick up where you left off." scene="return">
      {(step.kind === 'leaving' || step.kind === 'entering') && (
        <p role="status">{step.kind === 'leaving' ? REDIRECTING : SIGNING_IN}</p>
      )}
      {step.kind === 'second' && <SecondFactorForm needed={step.needed} onSession={finish} />}
      {step.kind === 'failed' && <FailedArrival provider={provider} reason={step.reason} message={step.message} />}
    </AccountFrame>
  );
}
