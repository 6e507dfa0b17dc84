// fails: it never goes below zero
'use client';

import { useState } from 'react';

export default function Turnstile({ free }) {
  const [seats, setSeats] = useState(free);

  return (
    <>
      <p>{seats === 0 ? 'Full' : `${seats} free`}</p>
      <button onClick={() => setSeats(seats - 1)}>Let one in</button>
      <button onClick={() => setSeats(seats - 2)}>Let a pair in</button>
    </>
  );
}
