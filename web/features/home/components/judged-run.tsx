import { Check } from 'lucide-react';
import { sampleCode, sampleRun } from '../sample-run.ts';
import classes from './judged-run.module.css';

/** A picture of a judged submission, in text; nothing in it can be pressed. */
export function JudgedRun() {
  return (
    <figure className={classes.figure}>
      <div className={`${classes.window} night`}>
        <div className={classes.head}>
          <span className={classes.problem}>{sampleRun.problem}</span>
          <span className={classes.difficulty}>{sampleRun.difficulty}</span>
          <span className={classes.language}>{sampleRun.language}</span>
        </div>
        <div className={classes.panes}>
          <div className={classes.pane}>
            <pre className={classes.code} tabIndex={0} role="region" aria-label="Solution in JavaScript">
              <code>
                {sampleCode.map((line, number) => (
                  <span className={classes.line} key={number}>
                    {line.map(([kind, text], place) => (
                      <span className={classes[kind]} key={place}>
                        {text}
                      </span>
                    ))}
                    {'\n'}
                  </span>
                ))}
              </code>
            </pre>
            <dl className={classes.example}>
              <dt>Input</dt>
              <dd>{sampleRun.example.input}</dd>
              <dt>Output</dt>
              <dd>{sampleRun.example.output}</dd>
            </dl>
          </div>
          <div className={classes.verdict}>
            <p className={classes.status}>
              <span className={classes.seal}>
                <Check size={18} strokeWidth={3} aria-hidden="true" />
              </span>
              {sampleRun.status}
            </p>
            <p className={classes.message}>{sampleRun.message}</p>
            <dl className={classes.figures}>
              {sampleRun.figures.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <ul className={classes.tests}>
              {sampleRun.tests.map(({ name, time }) => (
                <li className={classes.test} key={name}>
                  <Check className={classes.tick} size={15} strokeWidth={2.6} aria-hidden="true" />
                  <span className={classes.name}>{name}</span>
                  <span>PASSED</span>
                  <span className={classes.time}>{time}</span>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
      <figcaption className={classes.caption}>
        Illustration: one of our problems, its solution, and what the judge says to it.
      </figcaption>
    </figure>
  );
}
