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
  return (
    <ul>
      {loads.map((load, index) => (
        <Load key={index} slip={load.slip} room={load.room} pieces={load.pieces} />
      ))}
    </ul>
  );
}
