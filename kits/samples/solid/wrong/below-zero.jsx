// fails: it never goes below zero
import { createSignal } from 'solid-js';

export default function Turnstile(props) {
  const [seats, setSeats] = createSignal(props.free);

  return (
    <>
      <p>{seats() === 0 ? 'Full' : `${seats()} free`}</p>
      <button onClick={() => setSeats(seats() - 1)}>Let one in</button>
      <button onClick={() => setSeats(seats() - 2)}>Let a pair in</button>
    </>
  );
}
