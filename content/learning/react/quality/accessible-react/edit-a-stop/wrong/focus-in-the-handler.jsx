// fails: the field has the focus when it opens
import { useEffect, useRef, useState } from 'react';

export default function Stop({ stop }) {
  const [name, setName] = useState(stop);
  const [draft, setDraft] = useState(null);
  const field = useRef(null);
  const button = useRef(null);
  const wasOpen = useRef(false);
  const open = draft !== null;

  useEffect(() => {
    if (!open && wasOpen.current) button.current.focus();
    wasOpen.current = open;
  }, [open]);

  if (!open)
    return (
      <p>
        {name}{' '}
        <button ref={button} onClick={() => {
            setDraft(name);
            field.current?.focus();
          }}>
          Rename
        </button>
      </p>
    );
  return (
    <>
      <label>
        Name of the stop <input ref={field} value={draft} onChange={(event) => setDraft(event.target.value)} />
      </label>
      <button
        onClick={() => {
          setName(draft);
          setDraft(null);
        }}
      >
        Save
      </button>
      <button onClick={() => setDraft(null)}>Cancel</button>
    </>
  );
}
