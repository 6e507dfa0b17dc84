import { useState } from 'react';

export default function Election({ voters }) {
  const [asha, setAsha] = useState(0);
  const [ravi, setRavi] = useState(0);
  return (
    <>
      <p>Asha: {asha}</p>
      <button onClick={() => setAsha((n) => Math.min(voters, n + 1))}>Vote for Asha</button>
      <button onClick={() => setAsha((n) => Math.max(0, n - 1))}>Take one from Asha</button>
      <button onClick={() => setAsha(0)}>Clear Asha</button>
      <p>Ravi: {ravi}</p>
      <button onClick={() => setRavi((n) => n + 1)}>Vote for Ravi</button>
      <button onClick={() => setRavi((n) => n - 1)}>Take one from Ravi</button>
      <button onClick={() => setRavi(0)}>Clear Ravi</button>
    </>
  );
}
