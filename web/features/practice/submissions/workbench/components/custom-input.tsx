import { lazy, Suspense, useEffect, useState } from 'react';
import { Foldable } from '../../../../../ui/foldable.tsx';
import { CUSTOM_INPUT } from '../../copy.ts';
import type { CustomInputProps } from './custom-input-field.tsx';
import classes from './workbench.module.css';

const loadField = () => import('./custom-input-field.tsx');
const Field = lazy(async () => ({ default: (await loadField()).CustomInputField }));
/** Ahead of the first opening: then there may be no network. */
const preloadField = (): void => void loadField().catch((error: unknown) => globalThis.reportError(error));

/** Opens by itself where an input is `given`. */
export function CustomInput(field: CustomInputProps) {
  const { given } = field;
  const [open, setOpen] = useState(false);
  const [seen, setSeen] = useState(given);
  if (seen !== given) {
    setSeen(given);
    setOpen(true);
  }
  useEffect(preloadField, []);
  return (
    <Foldable className={classes.custom} title={CUSTOM_INPUT} open={open} onChange={setOpen}>
      {open && (
        <Suspense>
          <Field {...field} />
        </Suspense>
      )}
    </Foldable>
  );
}
