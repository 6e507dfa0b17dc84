// fails: other keys leave the list open
import { useState } from 'react';

export default function Thali({ dishes, onPick }) {
  const [open, setOpen] = useState(false);

  function close(event) {
    setOpen(false);
    event.currentTarget.closest('section').querySelector('button').focus();
  }

  function leave(event) {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  }

  return (
    <section onKeyDown={close} onBlur={leave}>
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
