import type { PlanEdit } from '@devorbit/contract/learning/plan-edits.ts';
import type { LearningProfile, Plan } from '@devorbit/contract/learning/plan-model.ts';
import { MAX_GOALS, MAX_WEEKLY_HOURS, timeCommitments, TOTAL_HOURS } from '@devorbit/contract/learning/plan-words.ts';
import { useState } from 'react';
import { counted } from '../../../../platform/format/plurals.ts';
import { useAct } from '../../../../platform/use-act.ts';
import { PlainButton } from '../../../../ui/button-link.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { cluster, pad, stack, text } from '../../../../ui/layout.ts';
import { draftPlan } from '../api.ts';
import { EDIT_FAILURE } from '../copy.ts';
import { type GoalOption, planDiff, toggled } from '../model.ts';
import { ChoiceGroup } from './choice-group.tsx';
import field from '../../../../ui/plain-field.module.css';

type Props = {
  plan: Plan;
  goals: readonly GoalOption[];
  done: readonly string[];
  onEdit: (edit: PlanEdit) => void;
  onReplan: (profile: LearningProfile) => Promise<void>;
  onClose: () => void;
};

/** Other hours a week, other goals: shows what would change before anything does. */
export function ReplanDialog({ plan, goals, done, onEdit, onReplan, onClose }: Props) {
  const [profile, setProfile] = useState(plan.profile);
  const [pace, setPace] = useState(String(plan.hoursPerWeek));
  const [next, setNext] = useState<Plan | null>(null);
  const change = (more: Partial<LearningProfile>) => {
    setNext(null);
    setProfile({ ...profile, ...more });
  };
  const whole = { ...profile, known: [...new Set([...profile.known, ...done])] };
  const preview = useAct(async () => setNext(await draftPlan(whole, plan)), EDIT_FAILURE);
  const apply = useAct(async () => {
    await onReplan(whole);
    onClose();
  }, EDIT_FAILURE);
  const diff = next && planDiff(plan, next);
  const hours = Number(pace);
  return (
    <Dialog title="Adjust plan" onClose={onClose}>
      <div className={`${stack(5)} ${pad(5)}`}>
        <form
          className={cluster(3, { align: 'end' })}
          onSubmit={(event) => {
            event.preventDefault();
            onEdit({ kind: 'pace', hoursPerWeek: hours });
            onClose();
          }}
        >
          <label className={stack(1)}>
            <span className={text('small', 'strong')}>Hours a week</span>
            <input
              className={field.field}
              type="number"
              min={0.5}
              max={MAX_WEEKLY_HOURS}
              step={0.5}
              required
              value={pace}
              onChange={({ target }) => setPace(target.value)}
            />
          </label>
          <PlainButton type="submit" tone="plain">
            Move the dates
          </PlainButton>
        </form>
        <ChoiceGroup
          legend="Your time"
          name="replan-time"
          options={timeCommitments.map((value) => ({ value, title: value, text: `${TOTAL_HOURS[value]} hours` }))}
          chosen={[profile.timeCommitment]}
          onChoose={(timeCommitment) => change({ timeCommitment })}
        />
        <ChoiceGroup
          legend="Your goals"
          name="replan-goals"
          many
          options={goals.map(({ id, title }) => ({ value: id, title }))}
          chosen={profile.learningGoals}
          onChoose={(goal) => {
            const learningGoals = toggled(profile.learningGoals, goal);
            if (learningGoals.length > 0 && learningGoals.length <= MAX_GOALS) change({ learningGoals });
          }}
        />
        <div role="status" className={stack(2)}>
          {diff && (
            <>
              <p>
                {counted(diff.kept, 'step')} stay, {diff.added.length} new, {diff.gone.length} go.{' '}
                {next?.estimatedTotalHours} hours in all
                {diff.hours === 0 ? '' : ` (${diff.hours > 0 ? '+' : '−'}${Math.abs(diff.hours)})`}. Steps you’ve done,
                noted or added stay.
              </p>
              {diff.added.length > 0 && <p className={text('small', 'good')}>New: {diff.added.join('; ')}</p>}
              {diff.gone.length > 0 && <p className={text('small', 'quiet')}>Goes: {diff.gone.join('; ')}</p>}
            </>
          )}
          {(preview.failure ?? apply.failure) && <p className={text('bad')}>{preview.failure ?? apply.failure}</p>}
        </div>
        <div className={cluster(3)}>
          <PlainButton
            tone={diff ? 'plain' : 'signal'}
            aria-disabled={preview.pending}
            onClick={() => void preview.run()}
          >
            Preview changes
          </PlainButton>
          {diff && (
            <PlainButton aria-disabled={apply.pending} onClick={() => void apply.run()}>
              Replan the rest
            </PlainButton>
          )}
        </div>
      </div>
    </Dialog>
  );
}
