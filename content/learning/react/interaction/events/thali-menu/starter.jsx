import { useState } from 'react';

export default function Thali({ dishes, onPick }) {
  const [open, setOpen] = useState(false);
  return (
    <section>
      <div onClick={() => setOpen(!open)}>Menu</div>
      {open && (
        <ul>
          {dishes.map((dish) => (
            <li key={dish} onClick={() => onPick(dish)}>
              {dish}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
