import { useState } from 'react';

function Editor({ contact, onSave }) {
  const [draft, setDraft] = useState(contact.name);
  return (
    <section>
      <h2>Editing {contact.name}</h2>
      <label>
        Name <input value={draft} onChange={(event) => setDraft(event.target.value)} />
      </label>
      <button onClick={() => onSave(draft)}>Save</button>
      <button>Cancel</button>
    </section>
  );
}

export default function PhoneBook({ contacts }) {
  const [list, setList] = useState(contacts);
  const [chosen, setChosen] = useState(null);

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
          contact={chosen}
          onSave={(name) => setList(list.map((one) => (one.id === chosen.id ? { ...one, name } : one)))}
        />
      )}
    </>
  );
}
