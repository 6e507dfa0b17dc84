import classes from './choice-group.module.css';

type Option<T extends string> = { value: T; title: string; text?: string };
type Props<T extends string> = {
  legend: string;
  name: string;
  options: readonly Option<T>[];
  chosen: readonly T[];
  /** Several may be chosen. */
  many?: boolean;
  onChoose: (value: T) => void;
};

/** One or several of a few, each with a line that says what it means. */
export function ChoiceGroup<T extends string>({ legend, name, options, chosen, many = false, onChoose }: Props<T>) {
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{legend}</legend>
      <div className={classes.options}>
        {options.map(({ value, title, text }) => (
          <label className={classes.option} key={value}>
            <input
              className={classes.input}
              type={many ? 'checkbox' : 'radio'}
              name={name}
              value={value}
              checked={chosen.includes(value)}
              onChange={() => onChoose(value)}
            />
            <span className={classes.words}>
              <span className={classes.title}>{title}</span>
              {text !== undefined && <span className={classes.text}>{text}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
