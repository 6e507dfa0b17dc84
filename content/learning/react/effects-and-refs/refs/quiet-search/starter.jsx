import { useState } from 'react';

export default function Search({ find }) {
  const [word, setWord] = useState('');
  let timer = null;

  function change(next) {
    setWord(next);
    clearTimeout(timer);
    timer = setTimeout(() => find(next), 200);
  }

  return (
    <label>
      Village <input value={word} onChange={(event) => change(event.target.value)} />
    </label>
  );
}
