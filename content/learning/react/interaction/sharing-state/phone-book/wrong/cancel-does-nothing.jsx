// fails: Cancel throws the draft away
import { useState } from 'react';

function Editor({ contact, onSave, onCancel }) {
  const [draft, setDraft] = useState(contact.name);
  return (
    <section>
      <h2>Editing {contact.name}</h2>
      <label>
        Name <input value={draft} onChange={(event) => setDraft(event.target.value)} />
      </label>
      <button onClick={() => onSave(draft)}>Save</button>
      <button onClick={onCancel}>Cancel</button>
    </section>
  );
}

export default function PhoneBook({ contacts }) {
  const [list, setList] = useState(contacts);
  const [chosenId, setChosenId] = useState(null);
  const chosen = list.find(({ id }) => id === chosenId);

  return (
    <>
      <ul>
        {list.map((contact) => (
          <li key={contact.id}>
            {contact.name} <button onClick={() => setChosenId(contact.id)}>Edit {contact.name}</button>
          </li>
        ))}
      </ul>
      {chosen && (
        <Editor
          key={chosen.id}
          contact={chosen}
          onSave={(name) => setList(list.map((one) => (one.id === chosen.id ? { ...one, name } : one)))}
          onCancel={() => undefined}
        />
      )}
    </>
  );
}
