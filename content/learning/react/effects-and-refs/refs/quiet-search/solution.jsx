import { useEffect, useRef, useState } from 'react';

export default function Search({ find }) {
  const [word, setWord] = useState('');
  const timer = useRef(null);

  useEffect(() => {
    return () => clearTimeout(timer.current);
  }, []);

  function change(next) {
    setWord(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => find(next), 200);
  }

  return (
    <label>
      Village <input value={word} onChange={(event) => change(event.target.value)} />
    </label>
  );
}
