// fails: quick letters make one request; nothing is asked before the pause; two pauses make two requests; leaving the page asks for nothing
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
    find(next);
    timer.current = setTimeout(() => find(next), 200);
  }

  return (
    <label>
      Village <input value={word} onChange={(event) => change(event.target.value)} />
    </label>
  );
}
