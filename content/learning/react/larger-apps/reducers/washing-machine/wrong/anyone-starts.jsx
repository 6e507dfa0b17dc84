// fails: a running machine stays with its room; nobody starts over the clothes of another
import { useReducer } from 'react';

function reduce(machine, action) {
  const { status, washes, room } = machine;
  switch (action.type) {
    case 'started':
      return { status: 'running', room: action.room, washes };
    case 'ended':
      return status === 'running' ? { status: 'done', room, washes: washes + 1 } : machine;
    case 'emptied':
      return status === 'done' ? { status: 'free', washes } : machine;
    default:
      throw new Error(`Unknown action: ${action.type}`);
  }
}

const wordsOf = ({ status, room }) =>
  ({ free: 'Free', running: `Running for room ${room}`, done: `Done for room ${room}` })[status];

export default function Machine() {
  const [machine, dispatch] = useReducer(reduce, { status: 'free', washes: 0 });
  return (
    <>
      <p role="status">
        {wordsOf(machine)}. Washes so far: {machine.washes}
      </p>
      <button onClick={() => dispatch({ type: 'started', room: 12 })}>Room 12 starts</button>
      <button onClick={() => dispatch({ type: 'started', room: 14 })}>Room 14 starts</button>
      <button onClick={() => dispatch({ type: 'ended' })}>The wash ends</button>
      <button onClick={() => dispatch({ type: 'emptied' })}>Take clothes out</button>
    </>
  );
}
