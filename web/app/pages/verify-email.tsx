import type { QueryClient } from '@tanstack/react-query';
import type { MetaFunction } from 'react-router';
import head from 'virtual:page-head/verify-email';
import { accountQuery } from '../../features/community/profiles/api.ts';
import { AccountFrame } from '../../features/identity/accounts/components/account-frame.tsx';
import { AddressCheck } from '../../features/identity/accounts/components/address-check.tsx';
import { VERIFY_TITLE } from '../../features/identity/accounts/recovery/copy.ts';
import { pageMeta } from '../page-meta.ts';

export const meta: MetaFunction = () => pageMeta(head);

const account = (client: QueryClient) => client.fetchQuery(accountQuery());

export default function VerifyEmailPage() {
  return (
    <AccountFrame title={VERIFY_TITLE} aside="Now we know where to reach you." scene="launch">
      <AddressCheck account={account} />
    </AccountFrame>
  );
}
