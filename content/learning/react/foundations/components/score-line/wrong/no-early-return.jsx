// fails: before the first over there is one line
export default function Score({ runs, wickets, overs, target }) {
  const chasing = target !== undefined;
  return (
    <p>
      {overs === 0 && <i>Yet to bat</i>}
      {wickets === 10 ? `${runs} all out` : `${runs}/${wickets}`} {chasing && runs < target && <b>Need {target - runs} more</b>}
      {chasing && runs >= target && <b>Won</b>}
    </p>
  );
}
