import { useId, useState } from 'react';
import { PlainButton } from '../../../../../ui/button-link.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { cluster, pad, stack, text as words } from '../../../../../ui/layout.ts';
import { saveNote } from '../../notes/state.ts';
import { loadRecord } from '../../record/state.ts';
import classes from './portal.module.css';

const MAX_CHARS = 10_000;

/** Notes on a module: in this browser at once, and with the account. */
export function NoteDialog({ module, title, onClose }: { module: string; title: string; onClose: () => void }) {
  const [note, setNote] = useState(() => loadRecord().notes[module] ?? '');
  const [saved, setSaved] = useState(false);
  const id = useId();
  const save = async () => {
    setNote(await saveNote(module, note));
    setSaved(true);
  };
  return (
    <Dialog title={`Notes: ${title}`} onClose={onClose}>
      <div className={`${stack(3)} ${pad(5)}`}>
        <label className={words('small')} htmlFor={id}>
          Your notes, in Markdown if you like
        </label>
        <textarea
          className={classes.note}
          id={id}
          value={note}
          maxLength={MAX_CHARS}
          rows={10}
          data-autofocus
          onChange={({ target }) => {
            setNote(target.value);
            setSaved(false);
          }}
        />
        <div className={cluster(2)}>
          <PlainButton size="small" onClick={() => void save()}>
            Save notes
          </PlainButton>
          <span role="status" className={words('quiet', 'small')}>
            {saved && 'Saved'}
          </span>
        </div>
      </div>
    </Dialog>
  );
}
