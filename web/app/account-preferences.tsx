import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { accountQuery } from '../features/community/profiles/api.ts';
import { themeToApply } from '../features/community/profiles/model.ts';
import { chooseColorScheme } from '../platform/color-scheme.ts';
import { keepPreferences, readPreferences } from '../platform/preferences.ts';
import { useSession } from '../platform/session.ts';

/** Keeps in this browser what the account prefers, for as long as somebody is signed in, and takes a colour scheme over that was chosen elsewhere. */
export function AccountPreferences() {
  const session = useSession();
  const { data: account } = useQuery({ ...accountQuery(), enabled: session !== null });
  useEffect(() => {
    if (!account) return;
    const theme = themeToApply(account, readPreferences());
    if (theme) chooseColorScheme(theme);
    keepPreferences({ user_id: account.id, ...account.preferences });
  }, [account]);
  return null;
}
