function Row({ platform, train }) {
  return (
    <li>
      Platform {platform}: {train}
    </li>
  );
}

export default function Board({ first, second, third }) {
  return (
    <ul>
      <Row platform={1} train={first} />
      <Row platform={2} train={second} />
      <Row platform={3} train={third} />
    </ul>
  );
}
