import type { LearningProfile } from '@devorbit/contract/learning/plan-model.ts';
import { MAX_PLACEMENT_QUESTIONS } from '@devorbit/contract/learning/plan-words.ts';
import { useEffect, useRef, useState } from 'react';
import { counted } from '../../../../platform/format/plurals.ts';
import { PlainButton } from '../../../../ui/button-link.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { pad, stack, text } from '../../../../ui/layout.ts';
import { Meter } from '../../../../ui/meter.tsx';
import { askPlacement } from '../api.ts';
import { PLACEMENT_FAILURE } from '../copy.ts';
import { answer } from '../state.ts';
import classes from './placement-dialog.module.css';

type Answer = { concept: string; choice: number };
type Placed = Awaited<ReturnType<typeof askPlacement>>;

/** At most ten questions; what they find is left out of the plan. Closed early, what was answered counts. */
export function PlacementDialog({ profile, onClose }: { profile: LearningProfile; onClose: () => void }) {
  // What the check finds must not change what it asks.
  const [asked] = useState(() => ({ ...profile, known: [], unknown: [] }));
  const [answers, setAnswers] = useState<Answer[]>([]);
  const [placed, setPlaced] = useState<Placed | 'failed' | null>(null);
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    let here = true;
    const ask = async () => {
      const given = await askPlacement(asked, answers).catch(() => null);
      if (!here) return;
      setPlaced(given ?? 'failed');
      if (given !== null && answers.length > 0) answer({ known: given.known, unknown: given.unknown });
      heading.current?.focus();
    };
    void ask();
    return () => {
      here = false;
    };
  }, [asked, answers]);
  const question = placed === null || placed === 'failed' ? null : placed.question;
  return (
    <Dialog title="Check what you know" onClose={onClose}>
      <div className={`${stack(4)} ${pad(5)}`}>
        {placed === 'failed' ? (
          <p role="alert">{PLACEMENT_FAILURE}</p>
        ) : question === null ? (
          <p ref={heading} tabIndex={-1} role="status">
            {placed === null
              ? 'Loading the first question…'
              : `Done. We leave out ${counted(placed.known.length, 'concept')} that you know.`}
          </p>
        ) : (
          <>
            <div className={stack(2)}>
              <p className={text('quiet', 'small')}>
                Question {answers.length + 1} of at most {MAX_PLACEMENT_QUESTIONS} · {question.title}
              </p>
              <Meter part={answers.length / MAX_PLACEMENT_QUESTIONS} />
            </div>
            <p className={classes.question} ref={heading} tabIndex={-1}>
              {question.question}
            </p>
            <ul className={classes.choices}>
              {[...question.choices.entries(), [-1, 'I don’t know'] as const].map(([choice, words]) => (
                <li key={choice}>
                  <button
                    type="button"
                    className={classes.choice}
                    onClick={() => setAnswers([...answers, { concept: question.concept, choice }])}
                  >
                    {words}
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
        {(question === null || placed === 'failed') && <PlainButton onClick={onClose}>Back to the preview</PlainButton>}
      </div>
    </Dialog>
  );
}
