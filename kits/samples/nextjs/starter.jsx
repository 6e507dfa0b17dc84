import { useState } from 'react';

// A server draws this, and a server remembers nothing of a visitor. What is missing?
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
