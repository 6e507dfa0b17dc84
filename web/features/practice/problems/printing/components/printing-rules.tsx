import type { Signature } from '@devorbit/contract/execution/languages.ts';
import { stack, text } from '../../../../../ui/layout.ts';
import { printingRules } from '../model.ts';
import classes from './printed-values.module.css';

/** What is under 'How values are printed'. */
export default function PrintingRules({ signature }: { signature: Signature | null }) {
  return (
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
  );
}
