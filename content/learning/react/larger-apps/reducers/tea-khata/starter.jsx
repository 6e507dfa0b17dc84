import { useState } from 'react';

export default function Khata() {
  const [owed, setOwed] = useState(0);
  const [things, setThings] = useState(0);

  function tea() {
    setOwed((rupees) => rupees + 12);
    setThings((n) => n + 1);
  }

  return (
    <>
      <p role="status">
        Owed Rs {owed}. Things taken: {things}
      </p>
      <button onClick={tea}>Tea</button>
      <button onClick={() => setOwed((rupees) => rupees + 15)}>Samosa</button>
      <button onClick={() => setOwed((rupees) => Math.max(0, rupees - 20))}>Pay 20</button>
      <button>Undo</button>
    </>
  );
}
