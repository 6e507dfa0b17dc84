import { conceptItem } from '@devorbit/contract/learning/progress-marks.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { Link } from 'react-router';
import { cluster, stack, text } from '../../../../../ui/layout.ts';
import type { NamedConcept } from '../../concepts/model.ts';
import { StateIcon } from '../../graph/components/state-icon.tsx';
import { stateWords } from '../../graph/model.ts';
import { stateOf } from '../../progress/model.ts';
import { useProgress } from '../../progress/state.ts';
import classes from './concept-links.module.css';

/** Concepts to go to, each with how one stands with it. */
export function ConceptLinks({
  id,
  title,
  concepts,
}: {
  id: string;
  title: string;
  concepts: readonly NamedConcept[];
}) {
  const kept = useProgress();
  if (concepts.length === 0) return null;
  return (
    <section className={stack(2)} aria-labelledby={id}>
      <h2 className={text('section')} id={id}>
        {title}
      </h2>
      <ul className={`${cluster(2)} ${classes.concepts}`}>
        {concepts.map((concept) => {
          const state = stateOf(kept, conceptItem(concept.id));
          return (
            <li key={concept.id}>
              <Link className={classes.concept} to={pathOf('concept', { id: concept.id })} data-state={state}>
                {state !== 'none' && <StateIcon state={state} size={15} />}
                {concept.title}
                {state !== 'none' && <span className={text('fine')}>{stateWords[state]}</span>}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
