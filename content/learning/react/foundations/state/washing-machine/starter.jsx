import { useState } from 'react';

export default function Machine({ programs }) {
  const [list, setList] = useState(programs);
  const [chosen, setChosen] = useState(null);
  const [washing, setWashing] = useState(false);
  const [done, setDone] = useState(false);

  const longer = (id) =>
    setList(list.map((program) => (program.id === id ? { ...program, minutes: program.minutes + 5 } : program)));

  return (
    <>
      <p>Status: {done ? 'done' : washing ? 'washing' : 'ready'}</p>
      {chosen && (
        <p>
          {chosen.name}, {chosen.minutes} min
        </p>
      )}
      <ul>
        {list.map((program) => (
          <li key={program.id}>
            <button onClick={() => setChosen(program)}>Choose {program.name}</button>
            <button onClick={() => longer(program.id)}>Longer {program.name}</button>
          </li>
        ))}
      </ul>
      <button onClick={() => setWashing(true)}>Start</button>
      <button onClick={() => setDone(true)}>Finish</button>
      <button onClick={() => setWashing(false)}>Empty</button>
    </>
  );
}
