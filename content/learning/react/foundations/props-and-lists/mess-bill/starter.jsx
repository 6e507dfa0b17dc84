export default function Bill({ order }) {
  let total = 0;
  order.sort((a, b) => b.price - a.price);
  for (const dish of order) {
    dish.price = dish.price * 1.05;
    total = total + dish.price * dish.count;
  }
  return (
    <>
      <ul>
        {order.map((dish) => (
          <li key={dish.name}>
            {dish.name} {dish.count} × {dish.price}
          </li>
        ))}
      </ul>
      <p>Total Rs {Math.round(total)}</p>
    </>
  );
}
