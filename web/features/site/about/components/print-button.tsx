import type { AboutSectionId } from '@devorbit/contract/site/about.ts';
import { Printer } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { unseen } from '../../../../ui/layout.ts';
import { PRINT } from '../copy.ts';
import buttons from '../../../../ui/button-link.module.css';
import classes from './print-button.module.css';

/** Prints one part of the page alone; there where a script can do it. */
export function PrintButton({ part }: { part: AboutSectionId }) {
  const able = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  const print = () => {
    const section = document.getElementById(part);
    const root = document.documentElement;
    section?.setAttribute('data-print', '');
    root.setAttribute('data-print-part', '');
    globalThis.print();
    section?.removeAttribute('data-print');
    root.removeAttribute('data-print-part');
  };
  return (
    <button
      className={`${buttons.button} ${classes.print}`}
      data-tone="plain"
      data-size="small"
      type="button"
      data-able={able || undefined}
      disabled={!able}
      onClick={print}
    >
      <Printer size={16} aria-hidden="true" />
      {PRINT}
      <span className={unseen}> {part}</span>
    </button>
  );
}
