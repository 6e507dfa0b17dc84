import { Monitor, Moon, Sun } from 'lucide-react';
import { chooseColorScheme, useColorScheme, type ColorScheme } from '../../platform/color-scheme.ts';
import { readSession } from '../../platform/session.ts';
import { row, text } from '../../ui/layout.ts';
import classes from './scheme-choices.module.css';

const schemes: { value: ColorScheme; label: string; Icon: typeof Sun }[] = [
  { value: 'light', label: 'Light', Icon: Sun },
  { value: 'dark', label: 'Dark', Icon: Moon },
  { value: 'auto', label: 'Auto', Icon: Monitor },
];

const choose = (theme: ColorScheme): void => {
  chooseColorScheme(theme);
  // Here it holds at once; where the server cannot be told, other browsers stay as they are.
  if (readSession()) import('../keep-theme.ts').then(({ keepTheme }) => keepTheme(theme)).catch(() => undefined);
};

type Props = {
  /** One beside the other. */
  inline?: boolean;
  /** The focus goes to the choice that holds. */
  focused?: boolean;
  /** A pointer or the space bar has chosen. */
  onChosen?: () => void;
};

/** Light, dark, or as the device has it; kept in the browser, in step between tabs, and with the account of who is signed in. */
export function SchemeChoices({ inline = false, focused = false, onChosen }: Props) {
  const colorScheme = useColorScheme();
  return (
    <fieldset className={classes.choices} data-inline={inline || undefined}>
      <legend className={`${text('quiet', 'fine')} ${classes.legend}`}>Colour scheme</legend>
      {schemes.map(({ value, label, Icon }) => (
        <label className={`${row(inline ? 2 : 3)} ${text(inline ? 'fine' : 'small')} ${classes.choice}`} key={value}>
          <input
            className={classes.radio}
            type="radio"
            name="colour-scheme"
            value={value}
            autoFocus={focused && value === colorScheme}
            checked={value === colorScheme}
            onChange={() => choose(value)}
            onClick={(event) => {
              // Arrow keys choose without closing; a pointer or the space bar has made up its mind.
              if (event.detail > 0) onChosen?.();
            }}
          />
          <Icon size={inline ? 15 : 17} aria-hidden="true" />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
