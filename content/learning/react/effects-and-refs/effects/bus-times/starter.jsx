import { useEffect, useState } from 'react';

export default function BusTimes({ feed, line }) {
  const [minutes, setMinutes] = useState(null);

  useEffect(() => {
    const listener = (next) => setMinutes(next);
    feed.on(line, listener);

  }, [feed, line]);

  return (
    <>
      <h2>Line {line}</h2>
      <p role="status">{minutes === null ? 'No news yet' : `Bus in ${minutes} min`}</p>
    </>
  );
}
