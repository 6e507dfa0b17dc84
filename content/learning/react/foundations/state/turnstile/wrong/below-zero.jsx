// fails: it never goes below zero
import { useState } from 'react';

export default function Turnstile({ free }) {
  const [seats, setSeats] = useState(free);

  function letIn() {
    setSeats((left) => left - 1);
  }

  return (
    <>
      <p>{seats === 0 ? 'Full' : `${seats} free`}</p>
      <button onClick={letIn}>Let one in</button>
      <button
        onClick={() => {
          letIn();
          letIn();
        }}
      >
        Let a pair in
      </button>
    </>
  );
}
