let platform = 0;

export default function Board({ first, second, third }) {
  return (
    <ul>
      <li>
        Platform {(platform = platform + 1)}: {first}
      </li>
      <li>
        Platform {(platform = platform + 1)}: {second}
      </li>
      <li>
        Platform {(platform = platform + 1)}: {third}
      </li>
    </ul>
  );
}
