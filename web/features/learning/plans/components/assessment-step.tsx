import { experienceAnswers, familiarityAnswers } from '@devorbit/contract/learning/plan-words.ts';
import { useState } from 'react';
import { PlainButton } from '../../../../ui/button-link.tsx';
import { cluster, row, stack, text } from '../../../../ui/layout.ts';
import { BACK_TO_PROFILE, EXPERIENCE, FAMILIARITY, QUESTIONS, REVIEW } from '../copy.ts';
import type { Answers } from '../model.ts';
import { answer } from '../state.ts';
import { ChoiceGroup } from './choice-group.tsx';
import classes from './assessment-step.module.css';

type Props = { answers: Answers; field: string; onBack: () => void; onNext: () => void };

/** Step 2: two questions, one at a time, with a dot for each. */
export function AssessmentStep({ answers: { assessment }, field, onBack, onNext }: Props) {
  const [at, setAt] = useState<0 | 1>(0);
  const [told, setTold] = useState(false);
  const isAnswered = assessment[at] !== undefined;
  const forward = () => {
    setTold(!isAnswered);
    if (!isAnswered) return;
    if (at === 0) setAt(1);
    else onNext();
  };
  return (
    <div className={stack(5)}>
      <h2 className={text('part')}>Skill assessment</h2>
      <div className={row(2)} role="group" aria-label="Questions">
        {([0, 1] as const).map((place) => (
          <button
            key={place}
            type="button"
            className={classes.dot}
            aria-label={`Question ${place + 1}${assessment[place] === undefined ? '' : ', answered'}`}
            aria-current={place === at ? 'step' : undefined}
            onClick={() => setAt(place)}
          />
        ))}
      </div>
      {at === 0 ? (
        <ChoiceGroup
          key="experience"
          legend={QUESTIONS[0]}
          name="experience"
          options={experienceAnswers.map((value) => ({ value, ...EXPERIENCE[value] }))}
          chosen={assessment[0] === undefined ? [] : [assessment[0]]}
          onChoose={(value) => answer({ assessment: { ...assessment, 0: value } })}
        />
      ) : (
        <ChoiceGroup
          key="familiarity"
          legend={QUESTIONS[1](field)}
          name="familiarity"
          options={familiarityAnswers.map((value) => ({ value, ...FAMILIARITY[value] }))}
          chosen={assessment[1] === undefined ? [] : [assessment[1]]}
          onChoose={(value) => answer({ assessment: { ...assessment, 1: value } })}
        />
      )}
      <p className={text('bad', 'small')} role="status">
        {told && !isAnswered && 'Choose an answer first.'}
      </p>
      <div className={cluster(3)}>
        <PlainButton tone="plain" onClick={at === 0 ? onBack : () => setAt(0)}>
          {at === 0 ? BACK_TO_PROFILE : 'Previous'}
        </PlainButton>
        <PlainButton onClick={forward}>{at === 0 ? 'Next' : REVIEW}</PlainButton>
      </div>
    </div>
  );
}
