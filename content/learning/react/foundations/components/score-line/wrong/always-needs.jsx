// fails: without a target nothing is added; a target that is reached is won
export default function Score({ runs, wickets, overs, target }) {
  if (overs === 0) return <p>Yet to bat</p>;
  const chasing = target !== undefined;
  return (
    <p>
      {wickets === 10 ? `${runs} all out` : `${runs}/${wickets}`} {<b>Need {target - runs} more</b>}
      {target !== undefined && runs > target && <b>Won</b>}
    </p>
  );
}
