// fails: an empty item is told at the field
import { useId, useRef, useState } from 'react';

export default function ShoppingList() {
  const [item, setItem] = useState('');
  const [items, setItems] = useState([]);
  const [message, setMessage] = useState('');
  const [invalid, setInvalid] = useState(false);
  const field = useRef(null);
  const id = useId();

  function add() {
    const name = item.trim();
    setInvalid(name === '');
    if (name === '') {
      field.current.focus();
      return;
    }
    setItem('');
    if (items.includes(name)) {
      setMessage(`${name} is there already`);
      return;
    }
    setItems([...items, name]);
    setMessage(`${name} added`);
  }

  function remove(name) {
    setItems(items.filter((other) => other !== name));
    setMessage(`${name} removed`);
    field.current.focus(); // the button that had the focus is gone
  }

  return (
    <>
      <h2 id={`${id}-title`}>Shopping list</h2>
      <label>
        Item
        <input
          ref={field}
          value={item}
          onChange={(event) => setItem(event.target.value)}
          aria-invalid={invalid}

        />
      </label>
      {invalid && <p id={`${id}-error`}>Write an item first</p>}
      <button onClick={add}>Add</button>
      <ul aria-labelledby={`${id}-title`}>
        {items.map((name) => (
          <li key={name}>
            {name}{' '}
            <button aria-label={`Remove ${name}`} onClick={() => remove(name)}>
              ×
            </button>
          </li>
        ))}
      </ul>
      <p role="status">{message}</p>
    </>
  );
}
