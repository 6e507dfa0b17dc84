import type { AboutSectionId } from '@devorbit/contract/site/about.ts';
import { Printer } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { PRINT } from '../copy.ts';
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
    <button className={classes.print} type="button" data-able={able || undefined} disabled={!able} onClick={print}>
      <Printer size={16} aria-hidden="true" />
      {PRINT}
      <span className={classes.part}> {part}</span>
    </button>
  );
}
