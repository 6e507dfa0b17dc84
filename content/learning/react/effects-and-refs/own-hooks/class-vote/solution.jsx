import { useState } from 'react';

function useVotes(voters) {
  const [votes, setVotes] = useState(0);
  return {
    votes,
    add: () => setVotes((n) => Math.min(voters, n + 1)),
    takeBack: () => setVotes((n) => Math.max(0, n - 1)),
    clear: () => setVotes(0),
  };
}

function Candidate({ name, count }) {
  return (
    <>
      <p>{name}: {count.votes}</p>
      <button onClick={count.add}>Vote for {name}</button>
      <button onClick={count.takeBack}>Take one from {name}</button>
      <button onClick={count.clear}>Clear {name}</button>
    </>
  );
}

export default function Election({ voters }) {
  const asha = useVotes(voters);
  const ravi = useVotes(voters);
  return (
    <>
      <Candidate name="Asha" count={asha} />
      <Candidate name="Ravi" count={ravi} />
    </>
  );
}
