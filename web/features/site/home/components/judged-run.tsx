import { Check } from 'lucide-react';
import { cluster, figures, pad, row, stack, text } from '../../../../ui/layout.ts';
import { sampleRun } from '../sample-run.ts';
import classes from './judged-run.module.css';
import frame from './window.module.css';

/** A picture of a verdict, in text; nothing in it can be pressed. */
export function JudgedRun() {
  return (
    <figure className={`${stack(4)} ${classes.figure}`}>
      <div className={`${frame.window} night`}>
        <div className={`${cluster([2, 3])} ${classes.head}`}>
          <span className={text('strong')}>{sampleRun.problem}</span>
          <span className={`${text('quiet', 'small')} ${classes.language}`}>{sampleRun.language}</span>
        </div>
        <div className={`${stack(0)} ${pad(5)}`}>
          <p className={`${row(3)} ${classes.status}`}>
            <span className={classes.seal}>
              <Check size={18} strokeWidth={3} aria-hidden="true" />
            </span>
            {sampleRun.status}
          </p>
          <p className={`${text('quiet', 'small')} ${classes.message}`}>{sampleRun.message}</p>
          <dl className={`${figures} ${cluster([2, 5], { align: 'stretch' })} ${classes.figures}`}>
            {sampleRun.figures.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <ul className={`${stack(0)} ${text('small')} ${classes.tests}`}>
            {sampleRun.tests.map(({ name, time }) => (
              <li className={`${row(2)} ${text('quiet')} ${classes.test}`} key={name}>
                <Check className={classes.tick} size={15} strokeWidth={2.6} aria-hidden="true" />
                <span className={classes.name}>{name}</span>
                <span className={classes.passed}>PASSED</span>
                <span className={classes.time}>{time}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <figcaption className={`${text('faint', 'fine')} ${classes.caption}`}>
        An accepted submission, as the judge reports it.
      </figcaption>
    </figure>
  );
}
