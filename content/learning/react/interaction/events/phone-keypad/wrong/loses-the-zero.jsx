// fails: a zero in front is kept; ten digits are called as text; fewer digits call nobody
import { useState } from 'react';

function Key({ digit, onPress }) {
  return <button onClick={() => onPress(digit)}>{digit}</button>;
}

export default function Keypad({ onCall }) {
  const [number, setNumber] = useState('');

  function call() {
    if (number.length === 10) onCall(number);
  }

  return (
    <>
      <output>{number}</output>
      {['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'].map((digit) => (
        <Key key={digit} digit={digit} onPress={(pressed) => setNumber(String(Number(number + pressed)))} />
      ))}
      <button onClick={() => setNumber(number.slice(0, -1))}>Delete</button>
      <button onClick={call}>Call</button>
    </>
  );
}
