import { useState } from 'react';

export default function Plate({ onSave }) {
  const [plate, setPlate] = useState('');
  return (
    <>
      <label>
        Number plate <input defaultValue="" onChange={(event) => setPlate(event.target.value)} />
      </label>
      <p>{10 - plate.length} left</p>
      <button onClick={() => onSave(plate)}>Save</button>
      <button onClick={() => setPlate('')}>Clear</button>
    </>
  );
}
