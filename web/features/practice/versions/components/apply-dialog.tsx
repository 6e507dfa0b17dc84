import type { Rejudge } from '@devorbit/contract/practice/versions.ts';
import { Button } from '@mantine/core';
import { Dialog } from '../../../../ui/dialog.tsx';
import { stack } from '../../../../ui/layout.ts';
import { APPLY, CANCEL } from '../copy.ts';
import { effects } from '../model.ts';
import form from '../../../../ui/form.module.css';
import classes from './rejudge-preview.module.css';

type Props = { rejudge: Rejudge; onApply: () => void; onClose: () => void };

/** Asks before figures of others move, and names them. */
export function ApplyDialog({ rejudge, onApply, onClose }: Props) {
  return (
    <Dialog title="Apply the new verdicts?" onClose={onClose}>
      <div className={form.dialog}>
        <ul className={`${stack(2)} ${classes.effects}`}>
          {effects(rejudge).map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
        <p>You cannot undo this.</p>
        <div className={form.ends}>
          <Button variant="default" size="md" data-autofocus onClick={onClose}>
            {CANCEL}
          </Button>
          <Button size="md" onClick={onApply}>
            {APPLY}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
