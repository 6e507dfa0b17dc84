// fails: a late answer of another train is ignored
import { useEffect, useState } from 'react';

export default function Halts({ train, load }) {
  const [attempt, setAttempt] = useState(1);
  const [answer, setAnswer] = useState(null);

  useEffect(() => {
    let wanted = true;
    const tell = (next) => {
      setAnswer({ train, attempt, ...next });
    };
    load(train).then(
      (halts) => tell({ status: 'done', halts }),
      () => tell({ status: 'failed' }),
    );
    return () => {
      wanted = false;
    };
  }, [train, load, attempt]);

  const fits = answer !== null && answer.train === train && answer.attempt === attempt;
  if (!fits) return <p role="status">Asking for {train}</p>;
  if (answer.status === 'failed')
    return (
      <>
        <p role="status">No answer for {train}</p>
        <button onClick={() => setAttempt(attempt + 1)}>Try again</button>
      </>
    );
  if (answer.halts.length === 0) return <p role="status">{train} does not stop</p>;
  return (
    <ul>
      {answer.halts.map((halt) => (
        <li key={halt}>{halt}</li>
      ))}
    </ul>
  );
}
