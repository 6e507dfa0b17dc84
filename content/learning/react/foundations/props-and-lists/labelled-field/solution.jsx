import { useId } from 'react';

export default function Field({ label, hint, type = 'text', ...rest }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input {...rest} id={id} type={type} />
      {hint ? <p>{hint}</p> : null}
    </div>
  );
}
