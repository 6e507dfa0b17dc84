// fails: saving changes the list and the heading
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
  const [chosen, setChosen] = useState(null);
  const [attempt, setAttempt] = useState(0);

  return (
    <>
      <ul>
        {list.map((contact) => (
          <li key={contact.id}>
            {contact.name} <button onClick={() => setChosen(contact)}>Edit {contact.name}</button>
          </li>
        ))}
      </ul>
      {chosen && (
        <Editor
          key={`${chosen.id} ${attempt}`}
          contact={chosen}
          onSave={(name) => setList(list.map((one) => (one.id === chosen.id ? { ...one, name } : one)))}
          onCancel={() => setAttempt(attempt + 1)}
        />
      )}
    </>
  );
}
