// fails: picking a dish closes the list and gives focus back; Escape closes the list and gives focus back
import { useState } from 'react';

export default function Thali({ dishes, onPick }) {
  const [open, setOpen] = useState(false);

  function close(event) {
    setOpen(false);
  }

  function leave(event) {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  }

  return (
    <section onKeyDown={(event) => event.key === 'Escape' && close(event)} onBlur={leave}>
      <button aria-expanded={open} onClick={() => setOpen(!open)}>
        Menu
      </button>
      {open && (
        <ul>
          {dishes.map((dish) => (
            <li key={dish}>
              <button
                onClick={(event) => {
                  onPick(dish);
                  close(event);
                }}
              >
                {dish}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
