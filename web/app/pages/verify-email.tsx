import type { MetaFunction } from 'react-router';
import { AccountFrame } from '../../features/accounts/components/account-frame.tsx';
import { AddressCheck } from '../../features/accounts/components/address-check.tsx';
import { VERIFY_TITLE } from '../../features/accounts/recovery/copy.ts';

export const meta: MetaFunction = () => [
  { title: 'Confirm your address · DevOrbit' },
  { name: 'robots', content: 'noindex' },
];

export default function VerifyEmailPage() {
  return (
    <AccountFrame title={VERIFY_TITLE} aside="Now we know where to reach you." scene="launch">
      <AddressCheck />
    </AccountFrame>
  );
}
