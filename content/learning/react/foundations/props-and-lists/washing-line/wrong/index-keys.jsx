// fails: a mark stays when a load comes in at the top; marks stay when the loads are sorted; two loads of one room keep their own marks
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
      {shown.map((load, index) => (
        <Load key={index} slip={load.slip} room={load.room} pieces={load.pieces} />
      ))}
    </ul>
  );
}
