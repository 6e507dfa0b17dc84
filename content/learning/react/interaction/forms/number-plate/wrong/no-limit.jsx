// fails: ten characters are the most
import { useState } from 'react';

const clean = (text) =>
  text
    .toUpperCase()
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
