// fails: larger print joins nothing
import { useEffect, useState } from 'react';

function useScore(feed, options) {
  const { match, paused } = options;
  const [score, setScore] = useState('No score yet');

  useEffect(() => {
    if (paused) return;
    return feed.join(match, (next) => setScore(next));
  }, [feed, match, paused, options]);

  return score;
}

export default function Ticker({ feed, match, paused }) {
  const [large, setLarge] = useState(false);
  const score = useScore(feed, { match, paused });

  return (
    <>
      <p role="status" style={{ fontSize: large ? 28 : 16 }}>
        {paused ? 'Paused' : score}
      </p>
      <button onClick={() => setLarge(!large)}>Larger print</button>
    </>
  );
}
