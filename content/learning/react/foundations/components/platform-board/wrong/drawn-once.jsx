// fails: a new train shows its name
let drawn = null;

export default function Board({ first, second, third }) {
  drawn ??= (
    <ul>
      <li>Platform 1: {first}</li>
      <li>Platform 2: {second}</li>
      <li>Platform 3: {third}</li>
    </ul>
  );
  return drawn;
}
