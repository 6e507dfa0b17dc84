import { createContext, useContext } from 'react';

const Generation = createContext(1);

function Person({ name, children }) {
  const generation = useContext(Generation);
  return (
    <li>
      {name} ({generation})
      <ul>{children}</ul>
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
