// fails: Enter in the field books; the page is not reloaded
import { useState } from 'react';

export default function Booking() {
  const [name, setName] = useState('');
  const [seats, setSeats] = useState(1);
  const [booked, setBooked] = useState('');
  const [presses, setPresses] = useState(0);

  function book(event) {
    event.preventDefault();
    setBooked(`Booked ${seats} for ${name}`);
  }

  return (
    <section onClick={(event) => event.target.tagName === 'BUTTON' && setPresses((n) => n + 1)}>
      <form>
        <label>
          Name <input value={name} onChange={(event) => setName(event.target.value)} />
        </label>
        <p>Seats: {seats}</p>
        <button type="button" onClick={() => setSeats(seats + 1)}>
          More
        </button>
        <button type="button" onClick={() => setSeats(Math.max(1, seats - 1))}>
          Fewer
        </button>
        <button type="button" onClick={book}>
          Book
        </button>
      </form>
      <p role="status">{booked}</p>
      <p>Presses: {presses}</p>
    </section>
  );
}
