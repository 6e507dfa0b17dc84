import { useId } from 'react';

export default function Field({ label, hint, type = 'text', ...rest }) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input aria-describedby={hintId} {...rest} id={id} type={type} />
      {hint ? <p id={hintId}>{hint}</p> : null}
    </div>
  );
}
