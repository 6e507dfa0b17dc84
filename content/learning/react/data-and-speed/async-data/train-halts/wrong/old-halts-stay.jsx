// fails: another train never shows old halts
import { useEffect, useState } from 'react';

export default function Halts({ train, load }) {
  const [attempt, setAttempt] = useState(1);
  const [answer, setAnswer] = useState(null);

  useEffect(() => {
    let wanted = true;
    const tell = (next) => {
      if (wanted) setAnswer({ train, attempt, ...next });
    };
    load(train).then(
      (halts) => tell({ status: 'done', halts }),
      () => tell({ status: 'failed' }),
    );
    return () => {
      wanted = false;
    };
  }, [train, load, attempt]);

  const fits = answer !== null && answer.attempt === attempt;
  const status = fits ? answer.status : 'asking';
  const halts = status === 'done' ? answer.halts : [];

  let words = '';
  if (status === 'asking') words = `Asking for ${train}`;
  if (status === 'failed') words = `No answer for ${train}`;
  if (status === 'done' && halts.length === 0) words = `${train} does not stop`;

  return (
    <>
      <p role="status">{words}</p>
      {status === 'failed' && <button onClick={() => setAttempt(attempt + 1)}>Try again</button>}
      {halts.length > 0 && (
        <ul>
          {halts.map((halt) => (
            <li key={halt}>{halt}</li>
          ))}
        </ul>
      )}
    </>
  );
}
