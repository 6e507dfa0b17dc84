import type { MetaFunction } from 'react-router';
import head from 'virtual:page-head/reset-password';
import { AccountFrame } from '../../features/identity/accounts/components/account-frame.tsx';
import { ResetForm } from '../../features/identity/accounts/components/reset-form.tsx';
import { RESET_TITLE } from '../../features/identity/accounts/recovery/copy.ts';
import { pageMeta } from '../page-meta.ts';

export const meta: MetaFunction = () => pageMeta(head);

export default function ResetPasswordPage() {
  return (
    <AccountFrame title={RESET_TITLE} aside="Every orbit finds its way back." scene="return">
      <ResetForm />
    </AccountFrame>
  );
}
