import { useEffect, useState } from 'react';

export default function Pump({ pump }) {
  const [crop, setCrop] = useState('onion');
  const [minutes, setMinutes] = useState(20);
  const [marathi, setMarathi] = useState(false);

  useEffect(() => {
    pump.plan({ crop, minutes });
  }, [pump, crop, minutes]);

  return (
    <>
      <h2 lang={marathi ? 'mr' : 'en'}>{marathi ? 'पाणी' : 'Water'}</h2>
      <p>{crop}: {minutes} minutes</p>
      <button onClick={() => setCrop('grapes')}>Grapes</button>
      <button onClick={() => setMinutes(minutes + 10)}>10 minutes more</button>
      <button onClick={() => setMarathi(!marathi)}>Marathi</button>
    </>
  );
}
