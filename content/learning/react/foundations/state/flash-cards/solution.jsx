import { useState } from 'react';

function Card({ question, answer }) {
  const [open, setOpen] = useState(false);
  return (
    <article>
      <p>{question}</p>
      <button aria-expanded={open} onClick={() => setOpen(!open)}>
        Show answer
      </button>
      {open && <p>{answer}</p>}
    </article>
  );
}

function Frame({ children }) {
  const [large, setLarge] = useState(false);
  return (
    <section style={{ fontSize: large ? '2rem' : '1rem' }}>
      <label>
        <input type="checkbox" checked={large} onChange={() => setLarge(!large)} /> Large print
      </label>
      {children}
    </section>
  );
}

export default function Deck({ cards }) {
  const [at, setAt] = useState(0);
  const card = cards[at];
  return (
    <>
      <Frame>
        <Card key={card.id} question={card.question} answer={card.answer} />
      </Frame>
      <button onClick={() => setAt((at + 1) % cards.length)}>Next</button>
    </>
  );
}
