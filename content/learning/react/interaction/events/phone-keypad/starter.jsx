import { useState } from 'react';

function Key({ digit, onPress }) {
  return <button onClick={onPress}>{digit}</button>;
}

export default function Keypad({ onCall }) {
  const [number, setNumber] = useState('');

  function add(digit) {
    setNumber(number + Number(digit));
  }

  return (
    <>
      <output>{number}</output>
      {['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'].map((digit) => (
        <Key key={digit} digit={digit} onPress={add} />
      ))}
      <button>Delete</button>
      <button onClick={onCall}>Call</button>
    </>
  );
}
