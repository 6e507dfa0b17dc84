import type { Signature } from '@devorbit/contract/execution/languages.ts';
import { lazy, Suspense, useState } from 'react';
import classes from './printed-values.module.css';

/** Fetched when it is opened. */
const PrintingRules = lazy(() => import('./printing-rules.tsx'));

/** Beside the examples: how what a program returns or prints has to look. */
export function PrintedValues({ signature }: { signature: Signature | null }) {
  const [opened, setOpened] = useState(false);
  return (
    <details className={classes.fold} onToggle={() => setOpened(true)}>
      <summary className={classes.title}>How values are printed</summary>
      <Suspense>{opened && <PrintingRules signature={signature} />}</Suspense>
    </details>
  );
}
