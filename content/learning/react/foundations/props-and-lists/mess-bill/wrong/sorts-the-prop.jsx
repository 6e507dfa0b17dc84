// fails: the kitchen’s list keeps its order
export default function Bill({ order }) {
  const dearestFirst = order.sort((a, b) => b.price - a.price);
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
      <p>Total Rs {Math.round(sum * 1.05)}</p>
    </>
  );
}
