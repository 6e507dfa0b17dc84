'use client';

import { useState } from 'react';

export default function Turnstile({ free }) {
  const [seats, setSeats] = useState(free);

  function letIn(count) {
    setSeats((left) => Math.max(0, left - count));
  }

  return (
    <>
      <p style={{ color: 'rgb(1, 2, 3)' }}>{seats === 0 ? 'Full' : `${seats} free`}</p>
      <button onClick={() => letIn(1)}>Let one in</button>
      <button onClick={() => letIn(2)}>Let a pair in</button>
    </>
  );
}
