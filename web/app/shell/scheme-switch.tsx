import { Moon, Sun } from 'lucide-react';
import { Popup } from '../../ui/popup.tsx';
import { SchemeChoices } from './scheme-choices.tsx';

const face = (
  <>
    <Sun size={20} className="mantine-dark-hidden" aria-hidden="true" />
    <Moon size={20} className="mantine-light-hidden" aria-hidden="true" />
  </>
);

/** The colour scheme for visitors; who is signed in chooses it in the account menu. */
export function SchemeSwitch() {
  return (
    <Popup label="Colour scheme" face={face}>
      {(close) => <SchemeChoices focused onChosen={close} />}
    </Popup>
  );
}
