import type { TestResult } from '@devorbit/contract/practice/submissions.ts';
import { Check, X } from 'lucide-react';
import { millisecondsText } from '../../../../../platform/format/sizes.ts';
import { stack, text } from '../../../../../ui/layout.ts';
import { ScrollBox } from '../../../../../ui/scroll-box.tsx';
import { memoryText } from '../../model.ts';
import classes from './test-list.module.css';

/** Height cap of the specification, in px. */
const MESSAGE_HEIGHT = 96;

/** What a test says, where it is not said already. */
const said = ({ message }: TestResult, shown: string): string =>
  message !== '' && shown.includes(message.split('\n').slice(1).join('\n') || message) ? '' : message;

/** One line per test that ran. `shown` is a message that stands above the list. */
export function TestList({ results, shown }: { results: readonly TestResult[]; shown: string }) {
  if (results.length === 0) return null;
  return (
    <ul className={`${stack(0)} ${text('small')}`} aria-label="Tests">
      {results.map((test, index) => (
        <li className={classes.test} key={index}>
          {test.passed ? (
            <Check className={text('good')} size={15} strokeWidth={2.6} aria-hidden="true" />
          ) : (
            <X className={text('bad')} size={15} strokeWidth={2.6} aria-hidden="true" />
          )}
          <span className={text('breaking')}>{`${test.name}: ${test.passed ? 'PASSED' : 'FAILED'}`}</span>
          <span className={`${text('quiet', 'fine', 'tabular')} ${classes.cost}`}>
            {millisecondsText(test.time_ms)} <span className={classes.memory}>{memoryText(test.memory_kb)}</span>
          </span>
          {said(test, shown) !== '' && (
            <ScrollBox label={`Message of ${test.name}`} maxHeight={MESSAGE_HEIGHT} className={classes.message}>
              <pre>{test.message}</pre>
            </ScrollBox>
          )}
        </li>
      ))}
    </ul>
  );
}
