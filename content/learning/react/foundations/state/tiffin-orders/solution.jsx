import { useState } from 'react';

export default function Orders({ orders }) {
  const [list, setList] = useState(orders);
  const [before, setBefore] = useState([]);

  function change(next) {
    setBefore([...before, list]);
    setList(next);
  }

  function addRoti(id) {
    change(
      list.map((order) =>
        order.id === id ? { ...order, dishes: { ...order.dishes, roti: order.dishes.roti + 1 } } : order,
      ),
    );
  }

  function cancel(id) {
    change(list.filter((order) => order.id !== id));
  }

  function undo() {
    if (before.length === 0) return;
    setList(before.at(-1));
    setBefore(before.slice(0, -1));
  }

  return (
    <>
      <ul>
        {list.map(({ id, name, dishes }) => (
          <li key={id}>
            {name}: {dishes.roti} roti, {dishes.dal} dal
            <button onClick={() => addRoti(id)}>Roti for {name}</button>
            <button onClick={() => cancel(id)}>Cancel {name}</button>
          </li>
        ))}
      </ul>
      <button onClick={undo}>Undo</button>
    </>
  );
}
