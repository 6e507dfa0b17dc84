import { useState } from 'react';

export default function Pass({ onRequest }) {
  const [name, setName] = useState('');
  const [phone, setPhone] = useState('');
  const [error, setError] = useState('');

  function request(event) {
    event.preventDefault();
    if (!name || phone.length !== 10) setError('Something is wrong');
    else onRequest({ name, phone });
  }

  return (
    <form onSubmit={request} noValidate>
      {error && <p style={{ color: 'red' }}>{error}</p>}
      <label>
        Name <input value={name} onChange={(event) => setName(event.target.value)} />
      </label>
      <label>
        Phone <input value={phone} onChange={(event) => setPhone(event.target.value)} />
      </label>
      <button>Request pass</button>
    </form>
  );
}
