export default function Score({ runs, wickets, overs, target }) {
  return (
    <p>
      {runs}/{wickets} {runs && <b>Need {target - runs} more</b>}
    </p>
  );
}
