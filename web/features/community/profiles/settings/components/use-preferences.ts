import type { Account, Preferences } from '@devorbit/contract/community/profiles.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type PreferenceChange, savePreferences } from '../../api.ts';
import type { Say } from '../../components/use-banner.ts';
import { SETTINGS_FAILED, SETTINGS_SAVED } from '../../copy.ts';
import { failureText, withChange } from '../../model.ts';

export type PreferenceControl = {
  /** The preferences as they are, or as they are about to be. */
  shown: Preferences;
  save: (change: PreferenceChange) => void;
};

/** Shows a change at once and saves it; where that fails, what was there is shown again and the banner says why. */
export function usePreferences(account: Account, say: Say): PreferenceControl {
  const client = useQueryClient();
  const saving = useMutation({
    mutationFn: (change: PreferenceChange) => savePreferences(client, change),
    onSuccess: () => say({ tone: 'good', text: SETTINGS_SAVED }),
    onError: (error) => say({ tone: 'bad', text: failureText(SETTINGS_FAILED, error) }),
  });
  return {
    shown: saving.isPending ? withChange(account.preferences, saving.variables) : account.preferences,
    save: saving.mutate,
  };
}
