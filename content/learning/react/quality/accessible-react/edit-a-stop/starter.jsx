import { useState } from 'react';

export default function Stop({ stop }) {
  const [name, setName] = useState(stop);
  const [draft, setDraft] = useState(null);
  const open = draft !== null;

  if (!open)
    return (
      <p>
        {name}{' '}
        <button onClick={() => setDraft(name)}>Rename</button>
      </p>
    );
  return (
    <>
      <label>
        Name of the stop <input value={draft} onChange={(event) => setDraft(event.target.value)} />
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
