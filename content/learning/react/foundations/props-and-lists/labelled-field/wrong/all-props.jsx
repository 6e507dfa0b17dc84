// fails: the input has no attributes of ours
import { useId } from 'react';

export default function Field(props) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{props.label}</label>
      <input type="text" {...props} id={id} />
      {props.hint ? <p>{props.hint}</p> : null}
    </div>
  );
}
