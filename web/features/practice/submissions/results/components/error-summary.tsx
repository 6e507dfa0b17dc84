import { ArrowRight } from 'lucide-react';
import { plural } from '../../../../../platform/format/plurals.ts';
import { PlainButton } from '../../../../../ui/button-link.tsx';
import { stack, text } from '../../../../../ui/layout.ts';
import { OUTSIDE } from '../details/model.ts';
import type { ErrorReport } from '../errors/model.ts';
import classes from './error-summary.module.css';

/** As many lines as are listed; the message below has them all. */
const LISTED = 4;

type Props = {
  report: ErrorReport;
  /** What stands above: an error that is said there is not said again. */
  said: string;
  /** Takes the reader to a line of their code. Absent where the code is not theirs to edit here. */
  onGoTo?: ((line: number) => void) | undefined;
};

/** The error itself, and the lines of one's own code that it names, each one press away. */
export function ErrorSummary({ report: { headline, faults, outside }, said, onGoTo }: Props) {
  const alone = faults.length === 0 && headline !== null && !said.includes(headline) ? headline : null;
  if (alone === null && faults.length === 0 && !outside) return null;
  const more = faults.length - LISTED;
  return (
    <div className={`${stack(2)} ${classes.summary}`}>
      {alone !== null && <p className={`${text('breaking')} ${classes.message}`}>{alone}</p>}
      {faults.length > 0 && (
        <ul className={stack(1)}>
          {faults.slice(0, LISTED).map(({ line, message }) => (
            <li className={classes.fault} key={line}>
              {onGoTo ? (
                <PlainButton tone="plain" size="small" onClick={() => onGoTo(line)}>
                  Line {line}
                  <ArrowRight size={14} aria-hidden="true" />
                </PlainButton>
              ) : (
                <b className={text('small')}>Line {line}</b>
              )}
              {!said.includes(message) && <span className={`${text('breaking')} ${classes.message}`}>{message}</span>}
            </li>
          ))}
        </ul>
      )}
      {more > 0 && (
        <p className={text('quiet', 'fine')}>
          {more} more {plural(more, 'line', 'lines')} in the message below
        </p>
      )}
      {outside && <p className={text('small')}>{OUTSIDE}</p>}
    </div>
  );
}
