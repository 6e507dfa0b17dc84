import { useState } from 'react';

function Load({ slip, room, pieces }) {
  const [washed, setWashed] = useState(false);
  return (
    <li>
      Room {room}, {pieces} pieces{washed ? ', washed' : ''}
      <button onClick={() => setWashed(true)}>Washed {slip}</button>
    </li>
  );
}

export default function Laundry({ loads }) {
  const shown = loads.filter(({ pieces }) => pieces > 0);
  return (
    <ul>
      {shown.map((load) => (
        <Load key={load.slip} slip={load.slip} room={load.room} pieces={load.pieces} />
      ))}
    </ul>
  );
}
