import { ChevronRight } from 'lucide-react';
import { row, text } from '../../../../ui/layout.ts';
import type { AboutPart } from '../model.ts';
import { Prose } from './prose.tsx';
import classes from './questions.module.css';

/** Questions that fold by themselves, without a script; each has its own address. */
export const Questions = ({ questions }: { questions: AboutPart['topics'] }) => (
  <div className={classes.questions}>
    {questions.map(({ id, title, html }) => (
      <details className={classes.question} key={id} id={id}>
        <summary className={`${row(4, { justify: 'between' })} ${classes.summary}`}>
          <h3 className={classes.title}>{title}</h3>
          <ChevronRight className={classes.mark} size={18} aria-hidden="true" />
        </summary>
        <div className={`${text('quiet')} ${classes.answer}`}>
          <Prose html={html} />
        </div>
      </details>
    ))}
  </div>
);
