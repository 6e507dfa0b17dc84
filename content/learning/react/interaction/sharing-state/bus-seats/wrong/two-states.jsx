// fails: a fifth seat changes nothing; Start over lets all seats go
import { useState } from 'react';

function Seat({ name, chosen: atFirst, onToggle }) {
  const [chosen, setChosen] = useState(atFirst);
  return (
    <button
      aria-pressed={chosen}
      onClick={() => {
        setChosen(!chosen);
        onToggle(name);
      }}
    >
      {name}
    </button>
  );
}

function Summary({ chosen, fare }) {
  return (
    <>
      <p role="status">
        {chosen.length} {chosen.length === 1 ? 'seat' : 'seats'}, Rs {chosen.length * fare}
      </p>
      <p>Seats: {chosen.join(', ') || 'none'}</p>
    </>
  );
}

export default function Bus({ seats, fare }) {
  const [taken, setTaken] = useState([]);
  const chosen = seats.filter((name) => taken.includes(name));

  function toggle(name) {
    if (taken.includes(name)) setTaken(taken.filter((one) => one !== name));
    else if (taken.length < 4) setTaken([...taken, name]);
  }

  return (
    <>
      {seats.map((name) => (
        <Seat key={name} name={name} chosen={taken.includes(name)} onToggle={toggle} />
      ))}
      <Summary chosen={chosen} fare={fare} />
      <button onClick={() => setTaken([])}>Start over</button>
    </>
  );
}
