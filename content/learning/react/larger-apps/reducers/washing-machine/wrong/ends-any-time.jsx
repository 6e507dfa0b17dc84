// fails: a free machine has no wash to end
import { useReducer } from 'react';

function reduce(machine, action) {
  const { status, washes, room } = machine;
  switch (action.type) {
    case 'started':
      return status === 'free' ? { status: 'running', room: action.room, washes } : machine;
    case 'ended':
      return { status: 'done', room, washes: washes + 1 };
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
