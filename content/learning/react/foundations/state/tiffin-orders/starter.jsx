import { useState } from 'react';

export default function Orders({ orders }) {
  const [list, setList] = useState(orders);

  function addRoti(id) {
    const order = list.find((one) => one.id === id);
    order.dishes.roti = order.dishes.roti + 1;
    setList(list);
  }

  function cancel(id) {
    list.splice(
      list.findIndex((one) => one.id === id),
      1,
    );
    setList(list);
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
      <button>Undo</button>
    </>
  );
}
