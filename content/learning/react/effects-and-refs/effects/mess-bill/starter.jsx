import { useEffect, useState } from 'react';

export default function Bill({ student, plates, rate, format, send }) {
  const [paid, setPaid] = useState(false);
  const [total, setTotal] = useState(0);

  useEffect(() => {
    setTotal(plates * rate);
  }, [plates, rate]);

  useEffect(() => {
    if (paid) send(`${student} paid ${total}`);
  }, [paid, send, student, total]);

  useEffect(() => {
    setPaid(false);
  }, [student]);

  return (
    <>
      <h2>{student}</h2>
      <p>{format(total)}</p>
      <p role="status">{paid ? 'Paid' : 'Open'}</p>
      <button onClick={() => setPaid(true)}>Pay</button>
    </>
  );
}
