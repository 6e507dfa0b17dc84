import { createContext, useReducer, useState } from 'react';

const Trek = createContext(null);

function reduce(state, action) {
  switch (action.type) {
    // added, ticked, removed, unpacked
    default:
      throw new Error(`Unknown action: ${action.type}`);
  }
}

function TrekProvider({ names, children }) {
  const [state] = useReducer(reduce, { next: 0, things: [] });
  return <Trek value={state.things}>{children}</Trek>;
}

function AddForm() {
  const [name, setName] = useState('');

  function submit(event) {
    event.preventDefault();
  }

  return (
    <form onSubmit={submit}>
      <label>
        Thing <input value={name} onChange={(event) => setName(event.target.value)} />
      </label>
      <button>Add</button>
    </form>
  );
}

export default function TrekPage({ things }) {
  return (
    <TrekProvider names={things}>
      <AddForm />
      <p role="status">0 of 0 packed</p>
      <button>Unpack all</button>
    </TrekProvider>
  );
}
