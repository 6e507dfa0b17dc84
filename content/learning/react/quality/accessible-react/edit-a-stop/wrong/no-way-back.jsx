// fails: after saving focus is on the button again; after cancelling focus is on the button again
import { useEffect, useRef, useState } from 'react';

export default function Stop({ stop }) {
  const [name, setName] = useState(stop);
  const [draft, setDraft] = useState(null);
  const field = useRef(null);
  const button = useRef(null);
  const wasOpen = useRef(false);
  const open = draft !== null;

  useEffect(() => {
    if (open) field.current.focus();

    wasOpen.current = open;
  }, [open]);

  if (!open)
    return (
      <p>
        {name}{' '}
        <button ref={button} onClick={() => setDraft(name)}>
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
