import { useEffect, useState } from 'react';

function useScore(feed, options) {
  const [score, setScore] = useState('No score yet');

  useEffect(() => {
    return feed.join(options.match, (next) => setScore(next));
  }, [feed, options]);

  return score;
}

export default function Ticker({ feed, match, paused }) {
  const [large, setLarge] = useState(false);
  if (paused) return <p role="status">Paused</p>;
  const score = useScore(feed, { match });

  return (
    <>
      <p role="status" style={{ fontSize: large ? 28 : 16 }}>
        {score}
      </p>
      <button onClick={() => setLarge(!large)}>Larger print</button>
    </>
  );
}
