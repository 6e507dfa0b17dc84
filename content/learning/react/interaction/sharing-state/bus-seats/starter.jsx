import { useState } from 'react';

function Seat({ name }) {
  const [chosen, setChosen] = useState(false);
  return (
    <button aria-pressed={chosen} onClick={() => setChosen(!chosen)}>
      {name}
    </button>
  );
}

function Summary({ fare }) {
  return (
    <>
      <p role="status">0 seats, Rs {0 * fare}</p>
      <p>Seats: none</p>
    </>
  );
}

export default function Bus({ seats, fare }) {
  return (
    <>
      {seats.map((name) => (
        <Seat key={name} name={name} />
      ))}
      <Summary fare={fare} />
      <button>Start over</button>
    </>
  );
}
