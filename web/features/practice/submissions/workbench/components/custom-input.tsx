import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Foldable } from '../../../../../ui/foldable.tsx';
import { CUSTOM_INPUT } from '../../copy.ts';
import type { CustomInputProps } from './custom-input-fields.tsx';
import classes from './workbench.module.css';

const loadFields = () => import('./custom-input-fields.tsx');
const Fields = lazy(async () => ({ default: (await loadFields()).CustomInputFields }));
/** Ahead of the first opening: then there may be no network. */
const preloadFields = (): void => void loadFields().catch((error: unknown) => globalThis.reportError(error));

type Props = CustomInputProps & {
  /** What stands beside its title. */
  aside: ReactNode;
};

export function CustomInput({ aside, ...fields }: Props) {
  const [open, setOpen] = useState(false);
  const [seen, setSeen] = useState(fields.given);
  if (seen !== fields.given) {
    setSeen(fields.given);
    setOpen(true);
  }
  useEffect(preloadFields, []);
  const [opened, setOpened] = useState(false);
  if (open && !opened) setOpened(true);
  return (
    <Foldable className={classes.custom} title={CUSTOM_INPUT} open={open} onChange={setOpen} aside={aside}>
      {opened && (
        <Suspense fallback={<div className={classes.inputRoom} />}>
          <Fields {...fields} />
        </Suspense>
      )}
    </Foldable>
  );
}
