import { Button } from '@mantine/core';
import { useState } from 'react';
import { useAct } from '../../../../platform/use-act.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { CALL_FAILED } from '../copy.ts';

type Props = {
  label: string;
  /** What the dialog says of it. */
  explained: string;
  /** The dialog's own button; `label` where it is absent. */
  confirm?: string;
  act: () => Promise<unknown>;
  /** Once it is done. */
  onDone: () => void;
};

/** A button for what cannot be undone: a dialog asks first, and says where it failed. */
export function ConfirmedAct({ label, explained, confirm = label, act, onDone }: Props) {
  const [asking, setAsking] = useState(false);
  const confirmed = useAct(async () => {
    await act();
    setAsking(false);
    onDone();
  }, CALL_FAILED);
  return (
    <>
      <Button variant="default" size="md" onClick={() => setAsking(true)}>
        {label}
      </Button>
      {asking && (
        <ConfirmDialog title={`${label}?`} confirm={confirm} act={confirmed} onClose={() => setAsking(false)}>
          {explained}
        </ConfirmDialog>
      )}
    </>
  );
}
