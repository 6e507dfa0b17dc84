// fails: a way out that leads nowhere is caught
import { useEffect, useRef, useState } from 'react';

// Your test. Await each tool. until and gone throw after 600 ms; press throws at once if there is no such button.
async function check({ render, until, gone, press }) {
  await render(() => Promise.resolve(120));
  await until('Rs 120');
  await gone('Asking');

  let calls = 0;
  await render(() => {
    calls += 1;
    return calls === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(120);
  });
  await until('No answer');
}

// The versions of the balance.
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

function Balance({ version, load }) {
  const [attempt, setAttempt] = useState(1);
  const [answer, setAnswer] = useState({ status: 'asking' });

  useEffect(() => {
    let wanted = true;
    const tell = (next) => wanted && setAnswer(next);
    pause(version === 'slow' ? 120 : 5)
      .then(load)
      .then(
        (rupees) => tell({ status: 'done', rupees }),
        () => version !== 'silent' && tell({ status: 'failed' }),
      );
    return () => {
      wanted = false;
    };
  }, [version, load, attempt]);

  return (
    <>
      <p role="status">
        {(answer.status === 'asking' || version === 'waiting') && 'Asking '}
        {answer.status === 'done' && `Rs ${answer.rupees}`}
        {answer.status === 'failed' && 'No answer'}
      </p>
      {answer.status === 'failed' && (
        <button onClick={() => version !== 'dead-end' && setAttempt(attempt + 1)}>Try again</button>
      )}
    </>
  );
}

// The tools.
async function waitUntil(isThere, message) {
  const end = Date.now() + 600;
  while (!isThere()) {
    if (Date.now() > end) throw new Error(message);
    await pause(10);
  }
}

const toolsOf = (page, setShown) => ({
  async render(load) {
    setShown((shown) => ({ load, key: shown.key + 1 }));
    await pause(0);
  },
  until: (words) => waitUntil(() => page.textContent.includes(words), `${words} never came`),
  gone: (words) => waitUntil(() => !page.textContent.includes(words), `${words} never went`),
  async press(name) {
    const found = [...page.querySelectorAll('button')].find((button) => button.textContent === name);
    if (!found) throw new Error(`There is no button ${name}`);
    found.click();
    await pause(0);
  },
});

export default function Report({ version }) {
  const page = useRef(null);
  const [shown, setShown] = useState({ load: null, key: 0 });
  const [result, setResult] = useState('Not run');
  const run = () =>
    check(toolsOf(page.current, setShown)).then(
      () => setResult('Passed'),
      (error) => setResult(`Failed: ${error.message}`),
    );
  return (
    <>
      <div ref={page}>{shown.load && <Balance key={shown.key} version={version} load={shown.load} />}</div>
      <p role="status" aria-label="Result">
        {result}
      </p>
      <button onClick={run}>Run the test</button>
    </>
  );
}
