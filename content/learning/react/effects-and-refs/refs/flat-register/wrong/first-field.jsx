// fails: a missing flat gets the focus
import { useRef, useState } from 'react';

function Field({ label, value, onChange, ref }) {
  return (
    <label>
      {label} <input ref={ref} value={value} onChange={(event) => onChange(event.target.value)} />
    </label>
  );
}

export default function Register() {
  const [name, setName] = useState('');
  const [flat, setFlat] = useState('');
  const [visitors, setVisitors] = useState([]);
  const nameField = useRef(null);
  const flatField = useRef(null);

  function note() {
    if (flat === '') {
      document.querySelector('input').focus();
      return;
    }
    setVisitors([...visitors, `${name} for ${flat}`]);
    setName('');
    setFlat('');
    nameField.current.focus();
  }

  return (
    <>
      <Field label="Name" value={name} onChange={setName} ref={nameField} />
      <Field label="Flat" value={flat} onChange={setFlat} ref={flatField} />
      <button onClick={note}>Note</button>
      <ul>
        {visitors.map((visitor, at) => (
          <li key={at}>{visitor}</li>
        ))}
      </ul>
    </>
  );
}
