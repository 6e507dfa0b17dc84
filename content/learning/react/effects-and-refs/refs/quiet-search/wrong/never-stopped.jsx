// fails: quick letters make one request; leaving the page asks for nothing
import { useRef, useState } from 'react';

export default function Search({ find }) {
  const [word, setWord] = useState('');
  const timer = useRef(null);

  function change(next) {
    setWord(next);
    timer.current = setTimeout(() => find(next), 200);
  }

  return (
    <label>
      Village <input value={word} onChange={(event) => change(event.target.value)} />
    </label>
  );
}
