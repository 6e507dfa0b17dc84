import { MAX_NOTE_CHARS } from '@devorbit/contract/learning/module-notes-limits.ts';
import { useDebouncedCallback } from '@mantine/hooks';
import { useId, useRef, useState } from 'react';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { pad, stack, text as words } from '../../../../../ui/layout.ts';
import { saveNote, writeNote } from '../../notes/state.ts';
import { loadRecord } from '../../record/state.ts';
import classes from './portal.module.css';

const PAUSE_MS = 800;

const SAID = {
  unchanged: '',
  saving: 'Saving…',
  account: 'Saved to your account',
  browser: 'Saved in this browser',
} as const;

/** Notes on a module, kept as they are typed: in this browser at once, and with the account after a pause. */
export function NoteDialog({ module, title, onClose }: { module: string; title: string; onClose: () => void }) {
  const [note, setNote] = useState(() => loadRecord().notes[module] ?? '');
  const [state, setState] = useState<keyof typeof SAID>('unchanged');
  const typed = useRef(note);
  const id = useId();
  const save = useDebouncedCallback(
    async () => {
      const sent = typed.current;
      const { text, kept } = await saveNote(module);
      // Somebody who types on is not disturbed: the next pause saves it.
      if (typed.current !== sent) return;
      typed.current = text;
      setNote(text);
      setState(kept);
    },
    { delay: PAUSE_MS, flushOnUnmount: true },
  );
  const write = (text: string) => {
    typed.current = text;
    setNote(text);
    setState('saving');
    writeNote(module, text);
    void save();
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
          maxLength={MAX_NOTE_CHARS}
          rows={10}
          data-autofocus
          onChange={({ target }) => write(target.value)}
        />
        <span role="status" className={words('quiet', 'small')}>
          {SAID[state]}
        </span>
      </div>
    </Dialog>
  );
}
