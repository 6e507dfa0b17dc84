// fails: orders and tips are counted
import { memo, useCallback, useMemo, useState } from 'react';

const Dish = memo(function Dish({ name, onOrder, drawn }) {
  drawn(name);
  return (
    <li>
      <button onClick={onOrder}>Order {name}</button>
    </li>
  );
});

export default function Stall({ dishes, sort, drawn }) {
  const [orders, setOrders] = useState(0);
  const [tips, setTips] = useState(0);
  const sorted = useMemo(() => sort(dishes), [sort, dishes]);
  const order = useCallback(() => setOrders(orders + 1), []);

  return (
    <>
      <p role="status">
        Orders: {orders}, tips: {tips}
      </p>
      <button onClick={() => setTips(tips + 1)}>A tip</button>
      <ul>
        {sorted.map((name) => (
          <Dish key={name} name={name} onOrder={order} drawn={drawn} />
        ))}
      </ul>
    </>
  );
}
