export default function Field({ label, hint }) {
  return (
    <div>
      <b>{label}</b>
      <input type="text" />
      <p>{hint}</p>
    </div>
  );
}
