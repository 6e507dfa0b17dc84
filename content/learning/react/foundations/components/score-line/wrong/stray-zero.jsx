// fails: a target says what is needed; without a target nothing is added
export default function Score({ runs, wickets, overs, target }) {
  if (overs === 0) return <p>Yet to bat</p>;
  const chasing = target !== undefined;
  return (
    <p>
      {wickets === 10 ? `${runs} all out` : `${runs}/${wickets}`} {runs && runs < target && <b>Need {target - runs} more</b>}
      {chasing && runs >= target && <b>Won</b>}
    </p>
  );
}
