// fails: every price follows the unit
import { createContext, useContext, useState } from 'react';

const Unit = createContext('kilo');

function Price({ rupees }) {
  const unit = useContext(Unit);
  return <>Rs {unit === 'quintal' ? rupees * 100 : rupees} a {unit}</>;
}

function Row({ name, rupees }) {
  return (
    <li>
      {name} <Price rupees={rupees} />
    </li>
  );
}

function Stall({ goods }) {
  return (
    <ul>
      {goods.map(({ name, rupees }) => (
        <Row key={name} name={name} rupees={rupees} />
      ))}
    </ul>
  );
}

const goods = [
  { name: 'Onion', rupees: 30 },
  { name: 'Potato', rupees: 22 },
];

export default function Market() {
  const [unit, setUnit] = useState('kilo');
  const total = goods.reduce((sum, { rupees }) => sum + rupees, 0);
  return (
    <Unit value="kilo">
      <button onClick={() => setUnit('kilo')}>Per kilo</button>
      <button onClick={() => setUnit('quintal')}>Per quintal</button>
      <Stall goods={goods} />
      <p role="status">One kilo of each: Rs {total}</p>
    </Unit>
  );
}
