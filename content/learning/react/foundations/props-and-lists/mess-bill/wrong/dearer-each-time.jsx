// fails: each line shows the price of the menu; the bill stays the same when it is drawn again; the prices of the menu stay
export default function Bill({ order }) {
  const dearestFirst = order.toSorted((a, b) => b.price - a.price);
  order.forEach((dish) => {
    dish.price = dish.price * 1.05;
  });
  const sum = order.reduce((total, dish) => total + dish.price * dish.count, 0);
  return (
    <>
      <ul>
        {dearestFirst.map((dish) => (
          <li key={dish.name}>
            {dish.name} {dish.count} × {dish.price}
          </li>
        ))}
      </ul>
      <p>Total Rs {Math.round(sum)}</p>
    </>
  );
}
