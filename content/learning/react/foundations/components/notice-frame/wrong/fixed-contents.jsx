// fails: the contents follow the number of hours; the other notice shows its own contents
function Notice({ title, footer, children }) {
  return (
    <article>
      <h2>{title}</h2>
      <p>Water comes for 3 hours today.</p>
      {footer ? <footer>{footer}</footer> : null}
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
