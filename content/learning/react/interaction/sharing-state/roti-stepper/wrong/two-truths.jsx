// fails: with a value it shows that, whatever is pressed; a new value is shown; a value of 0 is a value
import { useState } from 'react';

export default function Stepper({ value, defaultValue = 0, max = 10, onChange }) {
  const [count, setOwn] = useState(value ?? defaultValue);

  function change(wish) {
    const next = Math.min(max, Math.max(0, wish));
    if (next === count) return;
    setOwn(next);
    onChange?.(next);
  }

  return (
    <>
      <p>Rotis: {count}</p>
      <button onClick={() => change(count + 1)}>More</button>
      <button onClick={() => change(count - 1)}>Fewer</button>
    </>
  );
}
