import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { STEPS } from '../copy.ts';
import classes from './wizard-steps.module.css';

/** Where one is of the four steps; those behind lead back. */
export function WizardSteps({ at, addressOf }: { at: number; addressOf: (step: number) => string }) {
  return (
    <nav aria-label="Steps">
      <ol className={classes.steps}>
        {STEPS.map((title, place) => {
          const step = place + 1;
          const state = step < at ? 'done' : step === at ? 'current' : 'ahead';
          const inside = (
            <>
              <span className={classes.mark}>
                {state === 'done' ? <Check size={16} aria-hidden="true" /> : <span aria-hidden="true">{step}</span>}
              </span>
              <span className={classes.title}>{title}</span>
            </>
          );
          return (
            <li className={classes.step} key={title} data-state={state} aria-current={step === at ? 'step' : undefined}>
              {state === 'done' ? (
                <Link className={classes.inside} to={addressOf(step)}>
                  {inside}
                </Link>
              ) : (
                <span className={classes.inside}>{inside}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
