import type { Signature } from '@devorbit/contract/execution/languages.ts';
import { stack, text } from '../../../../../ui/layout.ts';
import { printingRules } from '../model.ts';
import classes from './printed-values.module.css';

/** Beside the examples: how what a program returns or prints has to look. */
export function PrintedValues({ signature }: { signature: Signature | null }) {
  return (
    <details className={classes.fold}>
      <summary className={classes.title}>How values are printed</summary>
      <div className={`${stack(3)} ${classes.body}`}>
        <p className={text('quiet', 'small')}>
          {signature === null
            ? 'Your program reads the input and prints its answer like this:'
            : 'Return your answer from solve and it’s printed for you. A program of your own prints it like this:'}
        </p>
        <dl className={stack(3)}>
          {printingRules(signature).map(({ value, rule, example }) => (
            <div className={classes.rule} key={value}>
              <dt className={text('small', 'strong')}>{value}</dt>
              <dd>
                <span className={text('quiet', 'small')}>{rule}</span>
                <pre className={classes.example}>{example}</pre>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </details>
  );
}
