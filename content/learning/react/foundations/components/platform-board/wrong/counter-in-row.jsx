// fails: drawing again leaves the platforms as they are
let platform = 0;

function Row({ train }) {
  platform = platform + 1;
  return (
    <li>
      Platform {platform}: {train}
    </li>
  );
}

export default function Board({ first, second, third }) {
  return (
    <ul>
      <Row train={first} />
      <Row train={second} />
      <Row train={third} />
    </ul>
  );
}
