import { CircleCheck, CircleX } from 'lucide-react';
import { stack, text } from '../../../../../ui/layout.ts';
import classes from './program.module.css';

type Props = { title: string; results: readonly { name: string; passed: boolean; message: string | null }[] };

/** Which tests passed, each with an icon, a word, and why it did not. */
export function TestResults({ title, results }: Props) {
  if (results.length === 0) return null;
  const passed = results.filter((result) => result.passed).length;
  return (
    <div className={stack(2)} role="status">
      <strong className={text('small')}>
        {title}: {passed} of {results.length} passed
      </strong>
      <ul className={classes.results}>
        {results.map(({ name, passed: good, message }, at) => (
          <li key={at} data-passed={good}>
            {good ? <CircleCheck size={17} aria-hidden="true" /> : <CircleX size={17} aria-hidden="true" />}
            <div>
              {good ? 'Passed' : 'Failed'}: {name}
              {!good && message && <p className={text('quiet', 'small')}>{message}</p>}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
