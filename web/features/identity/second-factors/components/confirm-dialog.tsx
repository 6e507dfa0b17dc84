import { Button } from '@mantine/core';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Message } from '../../../../ui/message.tsx';
import classes from './factors.module.css';

type Props = {
  title: string;
  /** What will be so afterwards. */
  text: string;
  /** What the button does. */
  act: string;
  busy: boolean;
  said: string | null;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks once more before something is taken away. */
export function ConfirmDialog({ title, text, act, busy, said, onConfirm, onClose }: Props) {
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={classes.confirm}>
        <p>{text}</p>
        {said !== null && <Message tone="bad">{said}</Message>}
        <div className={classes.buttons}>
          <Button variant="default" size="md" data-autofocus onClick={onClose}>
            Cancel
          </Button>
          <Button size="md" aria-disabled={busy} onClick={onConfirm}>
            {act}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
