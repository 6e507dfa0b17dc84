import { Monitor, Moon, Sun } from 'lucide-react';
import { chooseColorScheme, useColorScheme, type ColorScheme } from '../../platform/color-scheme.ts';
import { useSession } from '../../platform/session.ts';
import { row, text } from '../../ui/layout.ts';
import { Popup } from '../../ui/popup.tsx';
import classes from './scheme-switch.module.css';

const schemes: { value: ColorScheme; label: string; Icon: typeof Sun }[] = [
  { value: 'light', label: 'Light', Icon: Sun },
  { value: 'dark', label: 'Dark', Icon: Moon },
  { value: 'auto', label: 'Auto', Icon: Monitor },
];

const face = (
  <>
    <Sun size={20} className="mantine-dark-hidden" aria-hidden="true" />
    <Moon size={20} className="mantine-light-hidden" aria-hidden="true" />
  </>
);

/** Light, dark, or as the device has it; kept in the browser, in step between tabs, and with the account of who is signed in. */
export function SchemeSwitch() {
  const colorScheme = useColorScheme();
  const session = useSession();
  const choose = (theme: ColorScheme) => {
    chooseColorScheme(theme);
    // Here it holds at once; where the server cannot be told, other browsers stay as they are.
    if (session) import('../keep-theme.ts').then(({ keepTheme }) => keepTheme(theme)).catch(() => undefined);
  };
  return (
    <Popup label="Colour scheme" face={face}>
      {(close) => (
        <fieldset className={classes.choices}>
          <legend className={`${text('quiet', 'fine')} ${classes.legend}`}>Colour scheme</legend>
          {schemes.map(({ value, label, Icon }) => (
            <label className={`${row(3)} ${text('small')} ${classes.choice}`} key={value}>
              <input
                className={classes.radio}
                type="radio"
                name="colour-scheme"
                value={value}
                autoFocus={value === colorScheme}
                checked={value === colorScheme}
                onChange={() => choose(value)}
                onClick={(event) => {
                  // Arrow keys choose without closing; a pointer or the space bar has made up its mind.
                  if (event.detail > 0) close();
                }}
              />
              <Icon size={17} aria-hidden="true" />
              {label}
            </label>
          ))}
        </fieldset>
      )}
    </Popup>
  );
}
