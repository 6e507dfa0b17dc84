// fails: a pair takes two seats
import { useState } from 'react';

export default function Turnstile({ free }) {
  const [seats, setSeats] = useState(free);

  function letIn() {
    setSeats(Math.max(0, seats - 1));
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
