import type { ReactNode } from 'react';
import { stack, text } from '../../../../ui/layout.ts';
import { LEADS } from '../copy.ts';
import type { Gap } from '../gaps.ts';
import { type Part, parts } from '../model.ts';
import classes from './part-frame.module.css';

/** The heading of a part, what it is for, and what lacks there. */
export function PartFrame({ part, gaps, children }: { part: Part; gaps: readonly Gap[]; children: ReactNode }) {
  return (
    <section className={stack(5)} aria-labelledby="part">
      <header className={stack(1)}>
        <h2 className={text('part')} id="part">
          {parts.find(({ id }) => id === part)?.name}
        </h2>
        <p className={`${text('quiet')} ${classes.lead}`}>{LEADS[part]}</p>
      </header>
      {gaps.length > 0 && (
        <ul className={`${stack(1)} ${text('small')} ${classes.gaps}`} aria-label="Missing here">
          {gaps.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}
