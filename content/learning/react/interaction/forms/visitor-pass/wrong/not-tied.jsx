// fails: messages are tied to their fields
import { useId, useState } from 'react';

function Field({ label, message, ...rest }) {
  const messageId = useId();
  return (
    <div>
      <label>
        {label} <input {...rest} aria-invalid={message !== null} />
      </label>
      {message && <p id={messageId}>{message}</p>}
    </div>
  );
}

export default function Pass({ onRequest }) {
  const [name, setName] = useState('');
  const [phone, setPhone] = useState('');
  const [tried, setTried] = useState(false);
  const [requested, setRequested] = useState(false);

  const messages = {
    name: name.trim() === '' ? 'Enter your name.' : null,
    phone: /^\d{10}$/.test(phone) ? null : 'A phone number has ten digits.',
  };
  const shown = tried ? messages : { name: null, phone: null };

  function request(event) {
    event.preventDefault();
    setTried(true);
    const wrong = Object.keys(messages).find((field) => messages[field] !== null);
    setRequested(!wrong);
    if (wrong) {
      event.currentTarget.elements[wrong].focus();
      return;
    }
    onRequest({ name, phone });
  }

  return (
    <form onSubmit={request} noValidate>
      <Field label="Name" name="name" value={name} onChange={(e) => setName(e.target.value)} message={shown.name} />
      <Field label="Phone" name="phone" value={phone} onChange={(e) => setPhone(e.target.value)} message={shown.phone} />
      <button>Request pass</button>
      <p role="status">{requested ? 'Pass requested' : ''}</p>
    </form>
  );
}
