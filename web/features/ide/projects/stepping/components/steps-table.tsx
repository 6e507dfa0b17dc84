import { useEffect, useRef } from 'react';
import { type Moment, rowsOf } from '../model.ts';
import classes from './steps.module.css';

/** The same as the drawing, in words: a row for each step. */
export function StepsTable({ moments, at }: { moments: readonly Moment[]; at: number }) {
  const current = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    // Its answer is a promise in some browsers, and no clean-up.
    void current.current?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <div className={classes.tableBox} role="region" aria-label="Table of all steps" tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            {['Step', 'Line', 'Function', 'Variables', 'Output'].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(moments).map(({ step, line, call, variables, note, output }, index) => (
            <tr
              key={step}

              ref={index === at ? current : null}
              aria-current={index === at ? 'step' : undefined}
              className={classes.tableRow}
            >
              <th scope="row" data-label="Step">
                {step}
              </th>
              <td data-label="Line">{line}</td>
              <td data-label="Function">{call}</td>
              <td data-label="Variables">
                <div>
                  {variables.map((text) => (
                    <div key={text}>{text}</div>
                  ))}
                  {note !== null && <div className={classes.noteText}>{note}</div>}
                </div>
              </td>
              <td data-label="Output" className={classes.written}>
                {output}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
