import { useRef, useState } from 'react';

function Field({ label, value, onChange }) {
  return (
    <label>
      {label} <input value={value} onChange={(event) => onChange(event.target.value)} />
    </label>
  );
}

export default function Register() {
  const [name, setName] = useState('');
  const [flat, setFlat] = useState('');
  const [visitors, setVisitors] = useState([]);
  const nameField = useRef(null);

  function note() {

    setVisitors([...visitors, `${name} for ${flat}`]);
    setName('');
    setFlat('');
  }

  return (
    <>
      <Field label="Name" value={name} onChange={setName} ref={nameField} />
      <Field label="Flat" value={flat} onChange={setFlat} />
      <button onClick={note}>Note</button>
      <ul>
        {visitors.map((visitor, at) => (
          <li key={at}>{visitor}</li>
        ))}
      </ul>
    </>
  );
}
