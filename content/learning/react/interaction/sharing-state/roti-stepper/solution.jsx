import { useState } from 'react';

export default function Stepper({ value, defaultValue = 0, max = 10, onChange }) {
  const [own, setOwn] = useState(defaultValue);
  const controlled = value !== undefined;
  const count = controlled ? value : own;

  function change(wish) {
    const next = Math.min(max, Math.max(0, wish));
    if (next === count) return;
    if (!controlled) setOwn(next);
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
