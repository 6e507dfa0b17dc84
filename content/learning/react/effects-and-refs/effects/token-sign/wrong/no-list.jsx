// fails: another language leaves the sign alone
import { useEffect, useState } from 'react';

export default function TokenDesk({ sign }) {
  const [token, setToken] = useState(1);
  const [hindi, setHindi] = useState(false);

  useEffect(() => {
    sign.show(`Token ${token}`);
  });

  return (
    <>
      <h2 lang={hindi ? 'hi' : 'en'}>{hindi ? 'राशन' : 'Rations'}</h2>
      <p role="status">Now serving {token}</p>
      <button onClick={() => setToken(token + 1)}>Next</button>
      <button onClick={() => setHindi(!hindi)}>Hindi</button>
    </>
  );
}
