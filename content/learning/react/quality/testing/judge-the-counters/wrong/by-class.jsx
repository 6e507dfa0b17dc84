// fails: other classes pass; a button for the mouse alone is caught
import { useRef, useState } from 'react';

// Your test. get('button', 'Sell one') and get('status') find what is on the page, or throw.
async function check({ page, get, press }) {
  const byClass = () => page.querySelector('.btn');
  const expectToRead = (words) => {
    const read = get('status').textContent;
    if (read !== words) throw new Error(`It says ${read}, not ${words}`);
  };
  expectToRead('Seats left: 2');
  await press(byClass());
  expectToRead('Seats left: 1');
  await press(byClass());
  expectToRead('Sold out');
  await press(byClass());
  expectToRead('Sold out');
}

// The versions of the counter. Each begins with two seats.
const step = { idle: 0, double: 2 };

function Seats({ version }) {
  const [left, setLeft] = useState(2);
  const sell = () => setLeft((n) => (version === 'endless' ? n - 1 : Math.max(0, n - (step[version] ?? 1))));
  const other = version === 'restyled';
  return (
    <section>
      <p role="status" className={other ? 'c-7' : 'count'}>
        {left === 0 ? 'Sold out' : `Seats left: ${left}`}
      </p>
      {version === 'mouse' ? (
        <div className="btn" onClick={sell}>
          Sell one
        </div>
      ) : (
        <button className={other ? 'b-2' : 'btn'} onClick={sell}>
          Sell one
        </button>
      )}
    </section>
  );
}

// The tools.
const selectors = { button: 'button', status: '[role=status]' };

const toolsOf = (page) => ({
  page,
  get(role, name) {
    const found = [...page.querySelectorAll(selectors[role])].find(
      (element) => name === undefined || element.textContent === name,
    );
    if (!found) throw new Error(`There is no ${role} ${name ?? ''}`);
    return found;
  },
  async press(element) {
    element.click();
    await new Promise((done) => setTimeout(done));
  },
});

export default function Report({ version }) {
  const page = useRef(null);
  const [result, setResult] = useState('Not run');
  const run = () =>
    check(toolsOf(page.current)).then(
      () => setResult('Passed'),
      (error) => setResult(`Failed: ${error.message}`),
    );
  return (
    <>
      <div ref={page}>
        <Seats version={version} />
      </div>
      <p role="status" aria-label="Result">
        {result}
      </p>
      <button onClick={run}>Run the test</button>
    </>
  );
}
