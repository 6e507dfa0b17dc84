import type { Example } from '@devorbit/contract/practice/problems.ts';
import { CopyButton } from '../../../../../ui/copy-button.tsx';
import { card, divided, text } from '../../../../../ui/layout.ts';
import { ScrollBox } from '../../../../../ui/scroll-box.tsx';
import classes from './statement-pane.module.css';

export function ExampleBlock({ example, number }: { example: Example; number: number }) {
  return (
    <div className={`${card()} ${divided} ${classes.example}`}>
      <h3 className={`${text('quiet')} ${classes.number}`}>Example {number}</h3>
      <Sample label="Input" sample={example.input} number={number} />
      <Sample label="Output" sample={example.output} number={number} />
      {example.explanation && (
        <div className={classes.sample}>
          <span className={`${text('quiet', 'fine')} ${classes.label}`}>Explanation</span>
          <p className={`${text('quiet', 'small')} ${classes.explanation}`}>{example.explanation}</p>
        </div>
      )}
    </div>
  );
}

function Sample({ label, sample, number }: { label: string; sample: string; number: number }) {
  return (
    <div className={classes.sample}>
      <span className={`${text('quiet', 'fine')} ${classes.label}`}>{label}</span>
      <ScrollBox label={`${label} of example ${number}`} maxHeight={256}>
        <pre className={classes.text}>{sample.trimEnd()}</pre>
      </ScrollBox>
      <CopyButton text={sample} label={`Copy ${label.toLowerCase()} of example ${number}`} />
    </div>
  );
}
