// fails: focus may move from dish to dish
import { useState } from 'react';

export default function Thali({ dishes, onPick }) {
  const [open, setOpen] = useState(false);

  function close(event) {
    setOpen(false);
    event.currentTarget.closest('section').querySelector('button').focus();
  }

  function leave(event) {
    if (event.target !== event.relatedTarget) setOpen(false);
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
