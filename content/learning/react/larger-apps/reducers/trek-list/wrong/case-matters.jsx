// fails: a name that is there adds nothing and stays in the field
import { createContext, useContext, useMemo, useReducer, useState } from 'react';

const Trek = createContext(null);
const Actions = createContext(null);

const isThere = (things, name) => things.some((thing) => thing.name === name);
const canAdd = (things, name) => name !== '' && !isThere(things, name);

function reduce(state, action) {
  switch (action.type) {
    case 'added':
      return canAdd(state.things, action.name)
        ? { next: state.next + 1, things: [...state.things, { id: state.next, name: action.name, packed: false }] }
        : state;
    case 'ticked':
      return {
        ...state,
        things: state.things.map((thing) => (thing.id === action.id ? { ...thing, packed: !thing.packed } : thing)),
      };
    case 'removed':
      return { ...state, things: state.things.filter(({ id }) => id !== action.id) };
    case 'unpacked':
      return { ...state, things: state.things.map((thing) => ({ ...thing, packed: false })) };
    default:
      throw new Error(`Unknown action: ${action.type}`);
  }
}

const begin = (names) => ({
  next: names.length,
  things: names.map((name, id) => ({ id, name, packed: false })),
});

function TrekProvider({ names, children }) {
  const [state, dispatch] = useReducer(reduce, names, begin);
  const actions = useMemo(
    () => ({
      add: (name) => dispatch({ type: 'added', name }),
      tick: (id) => dispatch({ type: 'ticked', id }),
      remove: (id) => dispatch({ type: 'removed', id }),
      unpack: () => dispatch({ type: 'unpacked' }),
    }),
    [],
  );
  return (
    <Trek value={state.things}>
      <Actions value={actions}>{children}</Actions>
    </Trek>
  );
}

function AddForm() {
  const things = useContext(Trek);
  const { add } = useContext(Actions);
  const [name, setName] = useState('');

  function submit(event) {
    event.preventDefault();
    if (!canAdd(things, name.trim())) return;
    add(name.trim());
    setName('');
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

function Row({ id, name, packed }) {
  const { tick, remove } = useContext(Actions);
  return (
    <li>
      <label>
        <input type="checkbox" checked={packed} onChange={() => tick(id)} /> {name}
      </label>
      <button onClick={() => remove(id)}>Remove {name}</button>
    </li>
  );
}

function List() {
  return (
    <ul>
      {useContext(Trek).map((thing) => (
        <Row key={thing.id} {...thing} />
      ))}
    </ul>
  );
}

function Status() {
  const things = useContext(Trek);
  const { unpack } = useContext(Actions);
  return (
    <>
      <p role="status">
        {things.filter(({ packed }) => packed).length} of {things.length} packed
      </p>
      <button onClick={unpack}>Unpack all</button>
    </>
  );
}

export default function TrekPage({ things }) {
  return (
    <TrekProvider names={things}>
      <AddForm />
      <List />
      <Status />
    </TrekProvider>
  );
}
