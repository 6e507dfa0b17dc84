// fails: the rest is counted; ten characters are the most; the clean plate is saved
import { useState } from 'react';

const clean = (text) =>
  text
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, 10);

export default function Plate({ onSave }) {
  const [plate, setPlate] = useState('');
  return (
    <>
      <label>
        Number plate <input value={clean(plate)} onChange={(event) => setPlate(event.target.value)} />
      </label>
      <p>{10 - plate.length} left</p>
      <button onClick={() => onSave(plate)}>Save</button>
      <button onClick={() => setPlate('')}>Clear</button>
    </>
  );
}
