import type { Example } from '@devorbit/contract/practice/problems.ts';
import { CopyButton } from '../../../../../ui/copy-button.tsx';
import { ScrollBox } from '../../../../../ui/scroll-box.tsx';
import classes from './statement-pane.module.css';

export function ExampleBlock({ example, number }: { example: Example; number: number }) {
  return (
    <div className={classes.example}>
      <h3 className={classes.number}>Example {number}</h3>
      <Sample label="Input" text={example.input} number={number} />
      <Sample label="Output" text={example.output} number={number} />
      {example.explanation && (
        <div className={classes.sample}>
          <span className={classes.label}>Explanation</span>
          <p className={classes.explanation}>{example.explanation}</p>
        </div>
      )}
    </div>
  );
}

function Sample({ label, text, number }: { label: string; text: string; number: number }) {
  return (
    <div className={classes.sample}>
      <span className={classes.label}>{label}</span>
      <ScrollBox label={`${label} of example ${number}`} maxHeight={256}>
        <pre className={classes.text}>{text.trimEnd()}</pre>
      </ScrollBox>
      <CopyButton text={text} label={`Copy ${label.toLowerCase()} of example ${number}`} />
    </div>
  );
}
