import { createContext, memo, useContext, useMemo, useState } from 'react';

const Booked = createContext(0);
const Actions = createContext(null);

function SeatsProvider({ children }) {
  const [booked, setBooked] = useState(0);
  const actions = useMemo(() => ({ book: () => setBooked((n) => n + 1) }), []);
  return (
    <Booked value={booked}>
      <Actions value={actions}>{children}</Actions>
    </Booked>
  );
}

const Row = memo(function Row({ name, drawn }) {
  const { book } = useContext(Actions);
  drawn(name);
  return <button onClick={book}>Book in row {name}</button>;
});

function Count() {
  return <p role="status">Seats booked: {useContext(Booked)}</p>;
}

function Lights() {
  const [low, setLow] = useState(false);
  return (
    <>
      <p>{low ? 'The lights are low' : 'The lights are on'}</p>
      <button onClick={() => setLow(!low)}>Dim the lights</button>
    </>
  );
}

export default function Hall({ drawn }) {
  return (
    <SeatsProvider>
      <Count />
      <Row name="A" drawn={drawn} />
      <Row name="B" drawn={drawn} />
      <Lights />
    </SeatsProvider>
  );
}
