import { createMemo, createSignal, Show } from 'solid-js';

export default function Turnstile(props) {
  const [seats, setSeats] = createSignal(props.free);
  const isFull = createMemo(() => seats() === 0);
  const letIn = () => setSeats((left) => Math.max(0, left - 1));

  return (
    <>
      <p style={{ color: 'rgb(1, 2, 3)' }}>
        <Show when={isFull()} fallback={`${seats()} free`}>
          Full
        </Show>
      </p>
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
