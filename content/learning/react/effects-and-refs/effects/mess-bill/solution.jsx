import { useState } from 'react';

function StudentBill({ student, plates, rate, format, send }) {
  const [paid, setPaid] = useState(false);
  const total = plates * rate;

  function pay() {
    send(`${student} paid ${total}`);
    setPaid(true);
  }

  return (
    <>
      <h2>{student}</h2>
      <p>{format(total)}</p>
      <p role="status">{paid ? 'Paid' : 'Open'}</p>
      <button onClick={pay}>Pay</button>
    </>
  );
}

export default function Bill(props) {
  return <StudentBill key={props.student} {...props} />;
}
