export default function Desk({ save }) {
  return (
    <>
      <form action={(form) => save({ thing: form.get('thing') })}>
        <input name="thing" placeholder="Thing" />
        <button>Report</button>
      </form>
      <ul></ul>
    </>
  );
}
