import type { Preferences } from '@devorbit/contract/community/profiles.ts';
import { Monitor, Moon, Sun } from 'lucide-react';
import { chooseColorScheme, useColorScheme } from '../../../../../platform/color-scheme.ts';
import { stack, text, unseen } from '../../../../../ui/layout.ts';
import { Panel } from '../../../../../ui/panel.tsx';
import type { PreferenceControl } from './use-preferences.ts';
import classes from './settings.module.css';

const themes: { value: Preferences['theme']; label: string; Icon: typeof Sun }[] = [
  { value: 'light', label: 'Light', Icon: Sun },
  { value: 'dark', label: 'Dark', Icon: Moon },
  { value: 'auto', label: 'Auto', Icon: Monitor },
];

/** Light, dark, or as the device has it: at once, and at the next visit before anything is painted. */
export function AppearancePanel({ preferences }: { preferences: PreferenceControl }) {
  const colorScheme = useColorScheme();
  return (
    <Panel title="Appearance" lead="Auto follows your device. Your choice applies in every browser you sign in to.">
      <div className={classes.themes} role="radiogroup" aria-label="Appearance">
        {themes.map(({ value, label, Icon }) => (
          <label className={`${stack(2, 'center')} ${text('small', 'strong')} ${classes.theme}`} key={value}>
            <input
              className={unseen}
              type="radio"
              name="appearance"
              value={value}
              checked={value === colorScheme}
              onChange={() => {
                chooseColorScheme(value);
                preferences.save({ theme: value });
              }}
            />
            <Icon size={20} aria-hidden="true" />
            {label}
          </label>
        ))}
      </div>
    </Panel>
  );
}
