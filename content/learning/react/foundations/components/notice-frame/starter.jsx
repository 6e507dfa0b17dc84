function Notice({ title }) {
  return (
    <article>
      <h2>{title}</h2>
    </article>
  );
}

export default function Board({ count }) {
  return (
    <main>
      <Notice title="Water" footer={<b>Warden</b>}>
        <p>Water comes for {count} hours today.</p>
      </Notice>
      <Notice title="Lost">
        <p>One blue slipper.</p>
      </Notice>
    </main>
  );
}
