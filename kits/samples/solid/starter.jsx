export default function Turnstile(props) {
  return (
    <>
      <p>{props.free} free</p>
      <button>Let one in</button>
      <button>Let a pair in</button>
    </>
  );
}
