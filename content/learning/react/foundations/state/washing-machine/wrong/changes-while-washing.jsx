// fails: while it washes, no other program is chosen
import { useState } from 'react';

export default function Machine({ programs }) {
  const [list, setList] = useState(programs);
  const [chosenId, setChosenId] = useState(null);
  const [status, setStatus] = useState('ready');
  const chosen = list.find(({ id }) => id === chosenId);

  const longer = (id) =>
    setList(list.map((program) => (program.id === id ? { ...program, minutes: program.minutes + 5 } : program)));

  function choose(id) {
    setChosenId(id);
  }

  function start() {
    if (status === 'ready' && chosen) setStatus('washing');
  }

  function finish() {
    if (status === 'washing') setStatus('done');
  }

  function empty() {
    if (status !== 'done') return;
    setStatus('ready');
    setChosenId(null);
  }

  return (
    <>
      <p>Status: {status}</p>
      {chosen && (
        <p>
          {chosen.name}, {chosen.minutes} min
        </p>
      )}
      <ul>
        {list.map((program) => (
          <li key={program.id}>
            <button onClick={() => choose(program.id)}>Choose {program.name}</button>
            <button onClick={() => longer(program.id)}>Longer {program.name}</button>
          </li>
        ))}
      </ul>
      <button onClick={start}>Start</button>
      <button onClick={finish}>Finish</button>
      <button onClick={empty}>Empty</button>
    </>
  );
}
