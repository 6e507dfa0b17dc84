import type { LearningProfile } from '@devorbit/contract/learning/plan-model.ts';
import { TOTAL_HOURS } from '@devorbit/contract/learning/plan-words.ts';
import { useState } from 'react';
import { counted } from '../../../../platform/format/plurals.ts';
import { PlainButton } from '../../../../ui/button-link.tsx';
import { card, cluster, pad, stack, text } from '../../../../ui/layout.ts';
import { BACK_TO_ASSESSMENT, CHECK_KNOWN, EXPERIENCE, FAMILIARITY, GENERATE, LEVELS, STEP_3_TITLE } from '../copy.ts';
import type { GoalOption } from '../model.ts';
import { answer } from '../state.ts';
import { PlacementDialog } from './placement-dialog.tsx';
import field from '../../../../ui/plain-field.module.css';
import classes from './preview-step.module.css';

type Props = {
  profile: LearningProfile;
  goals: readonly GoalOption[];
  /** What a check of knowledge has found. */
  placed: number;
  onBack: () => void;
  onGenerate: () => void;
};

/** Step 3: what was told, an optional check, and the days. */
export function PreviewStep({ profile, goals, placed, onBack, onGenerate }: Props) {
  const [checking, setChecking] = useState(false);
  const titleOf = (id: string) => goals.find((goal) => goal.id === id)?.title ?? id;
  const rows: [string, string][] = [
    ['Level', LEVELS[profile.knowledgeLevel].title],
    ['Goals', profile.learningGoals.map(titleOf).join(', ')],
    ['Time', `${profile.timeCommitment}, ${TOTAL_HOURS[profile.timeCommitment]} hours in all`],
    ['Learning styles', profile.learningStyles.join(', ')],
    ['Programming', EXPERIENCE[profile.assessment[0]].title],
    ['Familiarity', FAMILIARITY[profile.assessment[1]].title],
  ];
  return (
    <div className={stack(5)}>
      <h2 className={text('part')}>{STEP_3_TITLE}</h2>
      <dl className={`${card()} ${pad(4)} ${classes.rows}`}>
        {rows.map(([name, value]) => (
          <div key={name} className={classes.row}>
            <dt className={text('quiet')}>{name}</dt>
            <dd className={classes.value}>{value}</dd>
          </div>
        ))}
        {profile.known.length > 0 && (
          <div className={classes.row}>
            <dt className={text('quiet')}>You know</dt>
            <dd className={classes.value}>{counted(profile.known.length, 'concept')}</dd>
          </div>
        )}
      </dl>
      <section className={stack(3)} aria-labelledby="optional">
        <h3 className={text('section')} id="optional">
          If you like
        </h3>
        <div className={cluster(3, { align: 'end' })}>
          <PlainButton tone="plain" onClick={() => setChecking(true)}>
            {CHECK_KNOWN}
          </PlainButton>
          <label className={stack(1)}>
            <span className={text('small')}>First day</span>
            <input
              className={field.field}
              type="date"
              value={profile.start}
              onChange={({ target }) => target.value !== '' && answer({ start: target.value })}
            />
          </label>
          <label className={stack(1)}>
            <span className={text('small')}>Done by (optional)</span>
            <input
              className={field.field}
              type="date"
              min={profile.start}
              value={profile.deadline ?? ''}
              onChange={({ target }) => answer({ deadline: target.value })}
            />
          </label>
        </div>
        <p className={text('quiet', 'small')} role="status">
          {placed > 0 && `The check found ${counted(placed, 'concept')} that you know. We leave them out.`}
        </p>
      </section>
      <div className={cluster(3)}>
        <PlainButton tone="plain" onClick={onBack}>
          {BACK_TO_ASSESSMENT}
        </PlainButton>
        <PlainButton onClick={onGenerate}>{GENERATE}</PlainButton>
      </div>
      {checking && <PlacementDialog profile={profile} onClose={() => setChecking(false)} />}
    </div>
  );
}
