import { useState } from 'react';

export default function ShoppingList() {
  const [item, setItem] = useState('');
  const [items, setItems] = useState([]);
  const [invalid, setInvalid] = useState(false);

  function add() {
    const name = item.trim();
    setInvalid(name === '');
    if (name === '') return;
    if (!items.includes(name)) setItems([...items, name]);
    setItem('');
  }

  return (
    <>
      <h2>Shopping list</h2>
      <input placeholder="Item" value={item} onChange={(event) => setItem(event.target.value)} />
      {invalid && <p style={{ color: 'red' }}>Write an item first</p>}
      <button onClick={add}>Add</button>
      <ul>
        {items.map((name) => (
          <li key={name}>
            {name} <button onClick={() => setItems(items.filter((other) => other !== name))}>×</button>
          </li>
        ))}
      </ul>
    </>
  );
}
