// fails: the eldest is the first generation; children are one generation on; grandchildren are two generations on; a cousin who comes later gets the right number
import { createContext, useContext } from 'react';

const Generation = createContext(0);

function Person({ name, children }) {
  const generation = useContext(Generation);
  return (
    <li>
      {name} ({generation})
      <Generation value={generation + 1}>
        <ul>{children}</ul>
      </Generation>
    </li>
  );
}

export default function Family({ born = [] }) {
  return (
    <ul>
      <Person name="Kamala">
        <Person name="Suresh">
          <Person name="Anu" />
        </Person>
        <Person name="Lata">
          {born.map((name) => (
            <Person key={name} name={name} />
          ))}
        </Person>
      </Person>
    </ul>
  );
}
