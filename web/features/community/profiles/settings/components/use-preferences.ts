import type { Account, Preferences } from '@devorbit/contract/community/profiles.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useAct } from '../../../../../platform/use-act.ts';
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
  const saving = useAct(
    async (change: PreferenceChange) => {
      try {
        await savePreferences(client, change);
        say({ tone: 'good', text: SETTINGS_SAVED });
      } catch (error) {
        say({ tone: 'bad', text: failureText(SETTINGS_FAILED, error) });
        throw error;
      }
    },
    // The page says it at its head.
    () => null,
    { overlapping: true },
  );
  return {
    shown: saving.input ? withChange(account.preferences, saving.input) : account.preferences,
    save: (change) => void saving.run(change),
  };
}
