import type { Account } from '@devorbit/contract/profile.ts';
import type { Say } from '../../features/account-profile/components/use-banner.ts';
import { EmailPanel } from '../../features/accounts/components/email-panel.tsx';
import { PasskeysPanel } from '../../features/second-factors/components/passkeys-panel.tsx';
import { TwoFactorPanel } from '../../features/second-factors/components/two-factor-panel.tsx';
import { PasswordPanel } from '../../features/security/components/password-panel.tsx';
import { SessionsPanel } from '../../features/security/components/sessions-panel.tsx';
import { SignInsPanel } from '../../features/security/components/sign-ins-panel.tsx';
import { TokensPanel } from '../../features/security/components/tokens-panel.tsx';
import { ConnectedAccountsPanel } from '../../features/social/components/connected-accounts-panel.tsx';

/** The security tab: the panels of every feature that guards the account. */
export default function Security({ account, say }: { account: Account; say: Say }) {
  return (
    <>
      <PasswordPanel
        hasPassword={account.has_password}
        onDone={(text) => say({ tone: 'good', text })}
        onFailed={(text) => say({ tone: 'bad', text })}
      />
      <TwoFactorPanel />
      <PasskeysPanel />
      <EmailPanel email={account.email} verified={account.email_verified} />
      <ConnectedAccountsPanel />
      <SessionsPanel />
      <SignInsPanel />
      <TokensPanel />
    </>
  );
}
