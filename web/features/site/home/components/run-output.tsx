import type { CSSProperties } from 'react';
import { unseen } from '../../../../ui/layout.ts';
import { runCopy } from '../copy.ts';
import { isBusy, measured, piecesOf, type RunState, sayRun } from '../model.ts';
import classes from './run-output.module.css';

/** What the program printed, line by line, and what was measured; before that, how the run goes. */
export function RunOutput({ state }: { state: RunState }) {
  const words = sayRun(state);
  return (
    <section className={classes.output} aria-label="Output" aria-busy={isBusy(state)}>
      <p className={classes.head}>Output</p>
      <div className={classes.screen}>
        {state.type === 'finished' ? (
          <pre className={classes.text} tabIndex={0} role="region" aria-label="Program output">
            {state.output
              .trimEnd()
              .split('\n')
              .map((line, number) => (
                <span className={classes.line} key={number} style={{ '--at': number } as CSSProperties}>
                  {piecesOf(line).map(([sign, text], place) => (
                    <span className={classes[sign]} key={place}>
                      {text}
                    </span>
                  ))}
                  {'\n'}
                </span>
              ))}
          </pre>
        ) : (
          <p className={state.type === 'failed' ? classes.failed : classes.hint}>
            {isBusy(state) && <span className={classes.orbit} aria-hidden="true" />}
            {words || runCopy.idle}
          </p>
        )}
      </div>
      <p className={classes.measured}>{measured(state).join(' · ')}</p>
      <p className={unseen} role="status">
        {words}
      </p>
    </section>
  );
}
