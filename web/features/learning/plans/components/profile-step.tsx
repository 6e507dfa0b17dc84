import {
  goalOptions,
  knowledgeLevels,
  learningStyles,
  timeCommitments,
} from '@devorbit/contract/learning/plan-words.ts';
import { MAX_GOALS, TOTAL_HOURS } from '@devorbit/contract/learning/plan-words.ts';
import { useState } from 'react';
import { listText } from '../../../../platform/format/plurals.ts';
import { PlainButton } from '../../../../ui/button-link.tsx';
import { cluster, stack, text } from '../../../../ui/layout.ts';
import { LEVELS, STEP_1_TITLE } from '../copy.ts';
import { type Answers, type GoalOption, missingIn, toggled } from '../model.ts';
import { answer } from '../state.ts';
import { ChoiceGroup } from './choice-group.tsx';

type Props = { answers: Answers; more: readonly GoalOption[]; onNext: () => void };

/** Step 1: what one wants, in which time, and how one likes to learn. */
export function ProfileStep({ answers, more, onNext }: Props) {
  const [told, setTold] = useState(false);
  const missing = missingIn(answers);
  const choose = (goal: string) => {
    const learningGoals = toggled(answers.learningGoals, goal);
    // The second question may be about another field then.
    if (learningGoals.length <= MAX_GOALS) answer({ learningGoals, known: [], unknown: [] });
  };
  const { knowledgeLevel, timeCommitment } = answers;
  return (
    <form
      className={stack(6)}
      onSubmit={(event) => {
        event.preventDefault();
        setTold(true);
        if (missing.length === 0) onNext();
      }}
    >
      <h2 className={text('part')}>{STEP_1_TITLE}</h2>
      <ChoiceGroup
        legend="Your level"
        name="level"
        options={knowledgeLevels.map((value) => ({ value, ...LEVELS[value] }))}
        chosen={knowledgeLevel === null ? [] : [knowledgeLevel]}
        onChoose={(value) => answer({ knowledgeLevel: value })}
      />
      <div className={stack(3)}>
        <ChoiceGroup
          legend="Your goals"
          name="goals"
          many
          options={goalOptions.map((value) => ({ value, title: value }))}
          chosen={answers.learningGoals as (typeof goalOptions)[number][]}
          onChoose={choose}
        />
        <details open={answers.learningGoals.some((goal) => more.some(({ id }) => id === goal))}>
          <summary>More goals</summary>
          <ChoiceGroup
            legend="Roadmaps that are ready"
            name="roadmaps"
            many
            options={more.map(({ id, title }) => ({ value: id, title }))}
            chosen={answers.learningGoals}
            onChoose={choose}
          />
        </details>
      </div>
      <ChoiceGroup
        legend="Your time"
        name="time"
        options={timeCommitments.map((value) => ({
          value,
          title: value,
          text: `A roadmap of ${TOTAL_HOURS[value]} hours`,
        }))}
        chosen={timeCommitment === null ? [] : [timeCommitment]}
        onChoose={(value) => answer({ timeCommitment: value })}
      />
      <ChoiceGroup
        legend="How you like to learn"
        name="styles"
        many
        options={learningStyles.map((value) => ({ value, title: value }))}
        chosen={answers.learningStyles}
        onChoose={(value) => answer({ learningStyles: toggled(answers.learningStyles, value) })}
      />
      <div className={cluster(3)}>
        <PlainButton type="submit">Next</PlainButton>
        <p className={text('bad', 'small')} role="status">
          {told && missing.length > 0 && `Choose ${listText(missing)} first.`}
        </p>
      </div>
    </form>
  );
}
