import { memo, useState } from 'react';

const List = memo(function List({ villages, word, drawn }) {
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
});

export default function Finder({ villages, drawn }) {
  const [word, setWord] = useState('');

  return (
    <>
      <label>
        Village <input value={word} onChange={(event) => setWord(event.target.value)} />
      </label>
      <p role="status">Looking for {word}</p>
      <List villages={villages} word={word} drawn={drawn} />
    </>
  );
}
