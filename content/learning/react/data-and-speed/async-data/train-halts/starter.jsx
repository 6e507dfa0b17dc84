import { useEffect, useState } from 'react';

export default function Halts({ train, load }) {
  const [halts, setHalts] = useState([]);

  useEffect(() => {
    load(train).then((next) => setHalts(next));
  }, [train, load]);

  return (
    <ul>
      {halts.map((halt) => (
        <li key={halt}>{halt}</li>
      ))}
    </ul>
  );
}
