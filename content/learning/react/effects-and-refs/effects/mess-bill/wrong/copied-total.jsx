// fails: the amount is right from the first drawing; another rate never shows an old amount
import { useEffect, useState } from 'react';

function StudentBill({ student, plates, rate, format, send }) {
  const [paid, setPaid] = useState(false);
  const [total, setTotal] = useState(0);

  useEffect(() => {
    setTotal(plates * rate);
  }, [plates, rate]);

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
