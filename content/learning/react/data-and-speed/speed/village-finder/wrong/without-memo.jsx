// fails: the old list is not drawn again meanwhile
import { memo, useDeferredValue, useState } from 'react';

function List({ villages, word, drawn }) {
  drawn(word);
  return (
    <ul>
      {villages
        .filter((name) => name.startsWith(word))
        .map((name) => (
          <li key={name}>{name}</li>
        ))}
    </ul>
  );
}

export default function Finder({ villages, drawn }) {
  const [word, setWord] = useState('');
  const later = useDeferredValue(word);

  return (
    <>
      <label>
        Village <input value={word} onChange={(event) => setWord(event.target.value)} />
      </label>
      <p role="status">
        Looking for {word}
        {word !== later && '. Updating the list'}
      </p>
      <List villages={villages} word={later} drawn={drawn} />
    </>
  );
}
