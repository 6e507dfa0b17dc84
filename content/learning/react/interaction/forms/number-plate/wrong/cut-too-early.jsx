// fails: spaces and dashes go, letters become capitals; the clean plate is saved
import { useState } from 'react';

const clean = (text) =>
  text
    .toUpperCase()
    .slice(0, 10)
    .replaceAll(/[^A-Z0-9]/g, '');

export default function Plate({ onSave }) {
  const [plate, setPlate] = useState('');
  return (
    <>
      <label>
        Number plate <input value={plate} onChange={(event) => setPlate(clean(event.target.value))} />
      </label>
      <p>{10 - plate.length} left</p>
      <button onClick={() => onSave(plate)}>Save</button>
      <button onClick={() => setPlate('')}>Clear</button>
    </>
  );
}
