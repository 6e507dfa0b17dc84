// fails: three trains stand on platforms 1 to 3; drawing again leaves the platforms as they are; a new train shows its name
function row({ platform, train }) {
  return (
    <li>
      Platform {platform}: {train}
    </li>
  );
}

export default function Board({ first, second, third }) {
  return (
    <ul>
      <row platform={1} train={first} />
      <row platform={2} train={second} />
      <row platform={3} train={third} />
    </ul>
  );
}
