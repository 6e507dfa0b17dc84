import {
  completionOf,
  countedIn,
  datesOf,
  hoursOf,
  statusesOf,
  weeklyHoursNeeded,
} from '@devorbit/contract/learning/plan-model.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { now } from '../../../../platform/clock.ts';
import { dayMonthText } from '../../../../platform/format/dates.ts';
import { counted, listText } from '../../../../platform/format/plurals.ts';
import { useSession } from '../../../../platform/session.ts';
import { PlainButton } from '../../../../ui/button-link.tsx';
import { card, cluster, pad, stack, text } from '../../../../ui/layout.ts';
import { SignInLink } from '../../../../ui/sign-in.tsx';
import { BACK_TO_PREVIEW, CREATE_NEW, EXPORT, GUEST_NOTE, LANDED } from '../copy.ts';
import type { GoalOption } from '../model.ts';
import { AddDialog } from './add-dialog.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { FlightPath } from './flight-path.tsx';
import { PlanStep } from './plan-step.tsx';
import { ReplanDialog } from './replan-dialog.tsx';
import { StepDialog } from './step-dialog.tsx';
import type { PlanInUse } from './use-plan.ts';
import classes from './plan-screen.module.css';

type Props = {
  use: PlanInUse;
  goals: readonly GoalOption[];
  concepts: readonly { id: string; title: string }[];
  /** Concepts that the learner has marked as done. */
  done: readonly string[];
  onMark: (concepts: readonly string[], done: boolean) => void;
  onNew: () => void;
  onBack: () => void;
};
type Open = { kind: 'step'; id: string } | { kind: 'add' | 'replan' | 'export' } | null;

/** Step 4: the roadmap, to tick off, change and take along. */
export function PlanScreen({ use, goals, concepts, done, onMark, onNew, onBack }: Props) {
  const [open, setOpen] = useState<Open>(null);
  const session = useSession();
  const { plan } = use;
  if (plan === null) return null;
  const { items } = plan;
  const statuses = statusesOf(items);
  const dates = datesOf(plan);
  const percent = completionOf(items);
  const needed = weeklyHoursNeeded(plan, new Date(now()).toISOString().slice(0, 10));
  const titles = new Map(items.map(({ id, title }) => [id, title]));
  const phases = plan.phases.map((name, phase) => {
    const own = items.filter((item) => item.phase === phase);
    const before = items.filter((item) => item.phase <= phase);
    return {
      name,
      own,
      ends: hoursOf(before) / plan.estimatedTotalHours,
      done: own.every(({ completed, skipped }) => completed || skipped),
    };
  });
  const daysOf = (id: string): string => {
    const days = dates.get(id);
    if (days === undefined) return '';
    const [from, to] = [dayMonthText(`${days.from}T12:00:00Z`), dayMonthText(`${days.to}T12:00:00Z`)];
    return from === to ? from : `${from} – ${to}`;
  };
  const close = () => setOpen(null);
  const edited = open?.kind === 'step' ? items.find(({ id }) => id === open.id) : undefined;
  return (
    <div className={stack(6)}>
      <header className={`${card('lifted')} ${classes.head}`}>
        <div className={`${stack(3)} ${pad(5)}`}>
          <h2 className={text('part')}>{plan.title}</h2>
          <p className={text('quiet')}>{plan.description}</p>
          <p className={`${cluster([1, 4])} ${text('small')}`}>
            <span>
              <strong className={classes.figure}>{plan.estimatedTotalHours}</strong> hours
            </span>
            <span>
              <strong className={classes.figure}>{countedIn(items).length}</strong> steps
            </span>
            <span>
              <strong className={classes.figure}>{plan.hoursPerWeek}</strong> h a week
            </span>
            <span role="status">
              <strong className={classes.figure}>{percent}%</strong> complete
            </span>
          </p>
          {percent === 100 && <p className={text('good', 'strong')}>{LANDED}</p>}
          {needed !== null && needed > 0 && (
            <p className={text('small')}>
              {needed === Infinity
                ? 'Your deadline has passed. Set another pace under “Adjust plan”.'
                : `Your deadline needs ${needed} h a week.`}
            </p>
          )}
        </div>
        <FlightPath percent={percent} phases={phases} />
      </header>
      {session === null && (
        <p className={text('small')}>
          {GUEST_NOTE} <SignInLink why="keep your roadmap" />
        </p>
      )}
      <div className={cluster(3)}>
        <PlainButton tone="plain" size="small" onClick={() => setOpen({ kind: 'add' })}>
          Add a step
        </PlainButton>
        <PlainButton tone="plain" size="small" onClick={() => setOpen({ kind: 'replan' })}>
          Adjust plan
        </PlainButton>
        <PlainButton tone="plain" size="small" disabled={!use.canUndo} onClick={use.undo}>
          Undo
        </PlainButton>
        <PlainButton size="small" onClick={() => setOpen({ kind: 'export' })}>
          {EXPORT}
        </PlainButton>
      </div>
      <p className={text('bad', 'small')} role="status">
        {use.failure}
      </p>
      {phases.map(
        ({ name, own }, at) =>
          own.length > 0 && (
            <section key={name} className={stack(2)} aria-labelledby={`phase-${at}`}>
              <h3 className={classes.phase} id={`phase-${at}`}>
                {name} <span className={text('quiet', 'small')}>{counted(hoursOf(own), 'hour')}</span>
              </h3>
              <ol className={classes.steps}>
                {own.map((item) => (
                  <PlanStep
                    key={item.id}
                    item={item}
                    status={statuses.get(item.id) ?? 'locked'}
                    days={daysOf(item.id)}
                    waitsFor={listText(
                      item.dependencies
                        .filter((id) => statuses.get(id) === 'available' || statuses.get(id) === 'locked')
                        .flatMap((id) => titles.get(id) ?? []),
                    )}
                    onTick={(completed) => {
                      use.edit({ kind: 'tick', item: item.id, completed });
                      onMark(
                        item.concepts.map(({ id }) => id),
                        completed,
                      );
                    }}
                    onEdit={() => setOpen({ kind: 'step', id: item.id })}
                  />
                ))}
              </ol>
            </section>
          ),
      )}
      {plan.later.length > 0 && (
        <details>
          <summary>Part 2: {counted(plan.later.length, 'concept')} for later</summary>
          <ul className={classes.later}>
            {plan.later.map(({ id, title }) => (
              <li key={id}>
                <Link to={pathOf('concept', { id })}>{title}</Link>
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className={cluster(3)}>
        <PlainButton tone="plain" onClick={onBack}>
          {BACK_TO_PREVIEW}
        </PlainButton>
        <PlainButton tone="plain" onClick={onNew}>
          {CREATE_NEW}
        </PlainButton>
      </div>
      {edited && <StepDialog key={edited.id} item={edited} items={items} onEdit={use.edit} onClose={close} />}
      {open?.kind === 'add' && <AddDialog items={items} concepts={concepts} onEdit={use.edit} onClose={close} />}
      {open?.kind === 'replan' && (
        <ReplanDialog plan={plan} goals={goals} done={done} onEdit={use.edit} onReplan={use.replan} onClose={close} />
      )}
      {open?.kind === 'export' && (
        <ExportDialog plan={plan} planRef={use.ref} revision={use.revision} onClose={close} />
      )}
    </div>
  );
}
