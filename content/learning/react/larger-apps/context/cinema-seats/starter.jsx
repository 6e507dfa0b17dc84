import { createContext, memo, useContext, useState } from 'react';

const Seats = createContext(null);

const Row = memo(function Row({ name, drawn }) {
  const { book } = useContext(Seats);
  drawn(name);
  return <button onClick={book}>Book in row {name}</button>;
});

function Count() {
  return <p role="status">Seats booked: {useContext(Seats).booked}</p>;
}

export default function Hall({ drawn }) {
  const [booked, setBooked] = useState(0);
  const [low, setLow] = useState(false);
  const book = () => setBooked((n) => n + 1);
  return (
    <Seats value={{ booked, book }}>
      <Count />
      <Row name="A" drawn={drawn} />
      <Row name="B" drawn={drawn} />
      <p>{low ? 'The lights are low' : 'The lights are on'}</p>
      <button onClick={() => setLow(!low)}>Dim the lights</button>
    </Seats>
  );
}
