import { useState } from 'react';

// The server sends this as HTML, and nobody listens to its buttons. What is missing?
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
