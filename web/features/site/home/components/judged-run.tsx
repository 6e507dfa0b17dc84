import { Check } from 'lucide-react';
import { sampleRun } from '../sample-run.ts';
import classes from './judged-run.module.css';

/** A picture of a verdict, in text; nothing in it can be pressed. */
export function JudgedRun() {
  return (
    <figure className={classes.figure}>
      <div className={`${classes.window} night`}>
        <div className={classes.head}>
          <span className={classes.problem}>{sampleRun.problem}</span>
          <span className={classes.language}>{sampleRun.language}</span>
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
                <span className={classes.passed}>PASSED</span>
                <span className={classes.time}>{time}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <figcaption className={classes.caption}>An accepted submission, as the judge reports it.</figcaption>
    </figure>
  );
}
