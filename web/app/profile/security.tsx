import type { Account } from '@devorbit/contract/community/profiles.ts';
import type { Say } from '../../features/community/profiles/components/use-banner.ts';
import { EmailPanel } from '../../features/identity/accounts/components/email-panel.tsx';
import { PasskeysPanel } from '../../features/identity/second-factors/components/passkeys-panel.tsx';
import { TwoFactorPanel } from '../../features/identity/second-factors/components/two-factor-panel.tsx';
import { PasswordPanel } from '../../features/identity/security/components/password-panel.tsx';
import { SessionsPanel } from '../../features/identity/security/components/sessions-panel.tsx';
import { SignInsPanel } from '../../features/identity/security/components/sign-ins-panel.tsx';
import { TokensPanel } from '../../features/identity/security/components/tokens-panel.tsx';
import { ConnectedAccountsPanel } from '../../features/identity/social/components/connected-accounts-panel.tsx';

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
