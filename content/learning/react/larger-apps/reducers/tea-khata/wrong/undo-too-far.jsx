// fails: with nothing to undo nothing happens
import { useReducer } from 'react';

const empty = { owed: 0, things: 0, past: [] };

function reduce(khata, action) {
  switch (action.type) {
    case 'sold':
      return { owed: khata.owed + action.price, things: khata.things + 1, past: [...khata.past, khata] };
    case 'paid':
      return { ...khata, owed: Math.max(0, khata.owed - action.rupees), past: [...khata.past, khata] };
    case 'undone':
      return khata.past.at(-1);
    default:
      throw new Error(`Unknown action: ${action.type}`);
  }
}

export default function Khata() {
  const [khata, dispatch] = useReducer(reduce, empty);
  return (
    <>
      <p role="status">
        Owed Rs {khata.owed}. Things taken: {khata.things}
      </p>
      <button onClick={() => dispatch({ type: 'sold', price: 12 })}>Tea</button>
      <button onClick={() => dispatch({ type: 'sold', price: 15 })}>Samosa</button>
      <button onClick={() => dispatch({ type: 'paid', rupees: 20 })}>Pay 20</button>
      <button onClick={() => dispatch({ type: 'undone' })}>Undo</button>
    </>
  );
}
