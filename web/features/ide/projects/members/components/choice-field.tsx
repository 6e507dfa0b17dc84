import classes from './people.module.css';

type Props<Value extends string | number> = {
  label: string;
  choices: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** A choice among a few, in the narrow sidebar. */
export const ChoiceField = <Value extends string | number>({ label, choices, value, onChange }: Props<Value>) => (
  <label>
    {label}
    <select
      className={classes.field}
      value={value}
      onChange={({ currentTarget }) => {
        const chosen = choices[currentTarget.selectedIndex];
        if (chosen) onChange(chosen.value);
      }}
    >
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  </label>
);
