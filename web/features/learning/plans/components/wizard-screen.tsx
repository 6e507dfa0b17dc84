import { GENERATING_MS } from '@devorbit/contract/learning/plan-words.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { now } from '../../../../platform/clock.ts';
import { readSession, useSession } from '../../../../platform/session.ts';
import { useAct } from '../../../../platform/use-act.ts';
import { PlainButton } from '../../../../ui/button-link.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { stack, text } from '../../../../ui/layout.ts';
import { PageHead } from '../../../../ui/page-head.tsx';
import { LostSignalScene } from '../../../../ui/scenes/lost-signal-scene.tsx';
import { createPlan, draftPlan } from '../api.ts';
import { GENERATE_FAILURE, LEAD, NONE, START_OVER, TITLE } from '../copy.ts';
import { furthestStep, type GoalOption, profileOf } from '../model.ts';
import { forgetAnswers, forgetGuestPlan, guestPlan, keepGuestPlan, useAnswers } from '../state.ts';
import { AssessmentStep } from './assessment-step.tsx';
import { Generating } from './generating.tsx';
import { PlanScreen } from './plan-screen.tsx';
import { PreviewStep } from './preview-step.tsx';
import { ProfileStep } from './profile-step.tsx';
import { usePlan } from './use-plan.ts';
import { WizardSteps } from './wizard-steps.tsx';

type Props = {
  goals: readonly GoalOption[];
  /** How many of them are the wizard’s own; roadmaps follow. */
  own: number;
  concepts: readonly { id: string; title: string }[];
  /** Concepts that the learner has marked as done. */
  done: readonly string[];
  /** Marks concepts as done, or as not. */
  onMark: (concepts: readonly string[], done: boolean) => void;
};

const NO_QUERY = new URLSearchParams();
const never = () => () => undefined;
/** Whether this is drawn in a browser that has taken the built page over. */
const useIsUp = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

const address = (query: Record<string, string>): string =>
  `${pathOf('ai-learning-roadmap')}?${new URLSearchParams(query)}`;
const atLeast = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The four steps to a roadmap of one’s own. The step stands in the address, the answers in the tab. */
export function WizardScreen({ goals, own, concepts, done, onMark }: Props) {
  const [asked] = useSearchParams();
  // The page as it was built knows no query.
  const query = useIsUp() ? asked : NO_QUERY;
  const navigate = useNavigate();
  const session = useSession();
  const answers = useAnswers();
  const box = useRef<HTMLDivElement>(null);
  const planId = /^\d{1,9}$/.test(query.get('plan') ?? '') ? Number(query.get('plan')) : null;
  const wished = Math.min(4, Math.max(1, Number(query.get('step') ?? '1') || 1));
  const step = planId !== null || wished === 4 ? 4 : Math.min(wished, furthestStep(answers));
  const use = usePlan(planId);
  const today = new Date(now()).toISOString().slice(0, 10);
  const profile = profileOf(answers, done, today);
  const field = goals.find(({ id }) => id === answers.learningGoals[0])?.field ?? 'machine learning';
  const go = (next: number, replace = false) => {
    void navigate(address({ step: String(next) }), { replace });
    box.current?.focus();
  };

  const generate = useAct(async () => {
    if (profile === null) return;
    const make = async () => {
      if (readSession() === null) {
        keepGuestPlan(await draftPlan(profile));
        return address({ step: '4' });
      }
      const { id } = await createPlan({ profile });
      return address({ plan: String(id) });
    };
    const [made] = await Promise.all([make(), atLeast(GENERATING_MS)]);
    void navigate(made);
  }, GENERATE_FAILURE);

  // What was planned before signing in is kept with the account.
  const adopt = useAct(async () => {
    const guest = guestPlan();
    if (guest === null) return;
    forgetGuestPlan();
    try {
      const { id } = await createPlan({ plan: guest.plan });
      void navigate(address({ plan: String(id) }), { replace: true });
    } catch (error) {
      keepGuestPlan(guest.plan);
      throw error;
    }
  }, GENERATE_FAILURE);
  const isGuests = step === 4 && planId === null && session !== null && use.plan !== null;
  const adoptGuests = adopt.run;
  useEffect(() => {
    if (isGuests) void adoptGuests();
    // Once for each time that somebody comes with one.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isGuests]);

  const restart = () => {
    forgetAnswers();
    go(1);
  };
  return (
    <div className={stack(6)}>
      <PageHead title={TITLE} lead={LEAD} />
      <WizardSteps at={step} addressOf={(one) => address({ step: String(one) })} />
      <div ref={box} tabIndex={-1} style={{ outline: 'none' }}>
        {generate.pending ? (
          <Generating />
        ) : generate.failure !== null && step < 4 ? (
          <NoRoadmap
            onAgain={() => {
              generate.forget();
              go(1);
            }}
          />
        ) : step === 1 ? (
          <ProfileStep answers={answers} more={goals.slice(own)} onNext={() => go(2)} />
        ) : step === 2 ? (
          <AssessmentStep answers={answers} field={field} onBack={() => go(1)} onNext={() => go(3)} />
        ) : step === 3 && profile !== null ? (
          <PreviewStep
            profile={profile}
            goals={goals}
            placed={answers.known.length}
            onBack={() => go(2)}
            onGenerate={() => void generate.run()}
          />
        ) : use.state === 'loading' || adopt.pending ? (
          <p className={text('quiet')} role="status">
            Loading your roadmap…
          </p>
        ) : use.state === 'missing' ? (
          <NoRoadmap onAgain={() => go(1)} />
        ) : (
          <PlanScreen
            use={use}
            goals={goals}
            concepts={concepts}
            done={done}
            onMark={onMark}
            onNew={restart}
            onBack={() => go(3)}
          />
        )}
      </div>
    </div>
  );
}

const NoRoadmap = ({ onAgain }: { onAgain: () => void }) => (
  <EmptyState
    scene={<LostSignalScene />}
    title={NONE}
    role="alert"
    action={<PlainButton onClick={onAgain}>{START_OVER}</PlainButton>}
  >
    {GENERATE_FAILURE}
  </EmptyState>
);
