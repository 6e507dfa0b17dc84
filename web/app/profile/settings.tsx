import type { Account } from '@devorbit/contract/community/profiles.ts';
import type { Say } from '../../features/community/profiles/components/use-banner.ts';
import { SettingsTab } from '../../features/community/profiles/settings/components/settings-tab.tsx';
import { PreferencesMatrix } from '../../features/identity/notifications/components/preferences-matrix.tsx';
import { LogoutEverywhere } from '../../features/identity/security/components/logout-everywhere.tsx';

/** The settings tab with what other features put into it. */
export default function Settings({ account, say }: { account: Account; say: Say }) {
  return <SettingsTab account={account} say={say} matrix={<PreferencesMatrix />} everywhere={<LogoutEverywhere />} />;
}
