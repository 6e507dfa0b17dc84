import { useState } from 'react';

export default function Machine() {
  const [running, setRunning] = useState(false);
  const [done, setDone] = useState(false);
  const [room, setRoom] = useState(null);
  const [washes, setWashes] = useState(0);

  function start(next) {
    setRoom(next);
    setRunning(true);
  }

  function end() {
    setDone(true);
    setRunning(false);
    setWashes((n) => n + 1);
  }

  return (
    <>
      <p role="status">
        {running ? `Running for room ${room}` : done ? `Done for room ${room}` : 'Free'}. Washes so far: {washes}
      </p>
      <button onClick={() => start(12)}>Room 12 starts</button>
      <button onClick={() => start(14)}>Room 14 starts</button>
      <button onClick={end}>The wash ends</button>
      <button onClick={() => setDone(false)}>Take clothes out</button>
    </>
  );
}
