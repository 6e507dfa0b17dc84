import { useState } from 'react';

export default function Stepper({ value = 0 }) {
  const [count, setCount] = useState(value);
  return (
    <>
      <p>Rotis: {count}</p>
      <button onClick={() => setCount(count + 1)}>More</button>
      <button onClick={() => setCount(count - 1)}>Fewer</button>
    </>
  );
}
