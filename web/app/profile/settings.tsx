import type { Account } from '@devorbit/contract/profile.ts';
import type { Say } from '../../features/account-profile/components/use-banner.ts';
import { SettingsTab } from '../../features/account-profile/settings/components/settings-tab.tsx';
import { PreferencesMatrix } from '../../features/notifications/components/preferences-matrix.tsx';
import { LogoutEverywhere } from '../../features/security/components/logout-everywhere.tsx';

/** The settings tab with what other features put into it. */
export default function Settings({ account, say }: { account: Account; say: Say }) {
  return <SettingsTab account={account} say={say} matrix={<PreferencesMatrix />} everywhere={<LogoutEverywhere />} />;
}
