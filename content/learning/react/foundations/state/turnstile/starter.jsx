export default function Turnstile({ free }) {
  let seats = free;

  function letIn() {
    seats = seats - 1;
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
