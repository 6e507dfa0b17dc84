import { useState } from 'react';

const gear = ['Tent', 'Stove', 'Rope'];

export default function Trek() {
  const [trek, setTrek] = useState({ name: '', days: '1', by: 'Bus' });
  const [taken, setTaken] = useState([]);
  const change = ({ target }) => setTrek({ ...trek, [target.name]: target.value });
  const toggle = ({ target: { value, checked } }) =>
    setTaken(checked ? [...taken, value] : taken.filter((thing) => thing !== value));
  const inOrder = gear.filter((thing) => taken.includes(thing));

  return (
    <>
      <label>
        Name <input name="name" value={trek.name} onChange={change} />
      </label>
      <label>
        Days{' '}
        <select name="days" value={trek.days} onChange={change}>
          <option>1</option>
          <option>2</option>
          <option>3</option>
        </select>
      </label>
      <fieldset>
        <legend>By</legend>
        {['Bus', 'Train'].map((by) => (
          <label key={by}>
            <input type="radio" name="by" value={by} checked={trek.by === by} onChange={change} /> {by}
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>Gear</legend>
        {gear.map((thing) => (
          <label key={thing}>
            <input type="checkbox" value={thing} checked={taken.includes(thing)} onChange={toggle} /> {thing}
          </label>
        ))}
      </fieldset>
      <p role="status">
        {trek.name}, {trek.days} {trek.days === '1' ? 'day' : 'days'}, back on day {Number(trek.days) + 1}, by {trek.by}, with{' '}
        {inOrder.join(', ') || 'nothing'}
      </p>
    </>
  );
}
