import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ChevronLeft, ChevronRight, List, Shuffle } from 'lucide-react';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router';
import { offerAssistant, useBarPlace } from '../../../../../platform/bar-places.ts';
import { useWide } from '../../../../../platform/use-wide.ts';
import { backLink, iconButton } from '../../../../../ui/layout.ts';
import { BACK_TO_PROBLEMS, NEXT_PROBLEM, PREVIOUS_PROBLEM, PROBLEM_LIST, RANDOM_PROBLEM } from '../../copy.ts';
import { problemIdFrom } from '../../model.ts';
import { useProblem } from '../../reading/components/use-problem.ts';
import { neighboursQuery } from '../api.ts';
import { collectionAt, listAt, opensList } from '../model.ts';
import { ProblemTimer } from './problem-timer.tsx';
import { Step } from './step.tsx';
import { useCatalogue } from './use-catalogue.ts';
import { useInSight } from './use-in-sight.ts';
import classes from './problem-bar.module.css';

const PlanSteps = lazy(async () => ({ default: (await import('./plan-steps.tsx')).PlanSteps }));
const loadListDrawer = () => import('./list-drawer.tsx');
const loadPlanDrawer = () => import('./plan-drawer.tsx');
const ListDrawer = lazy(async () => ({ default: (await loadListDrawer()).ListDrawer }));
const PlanDrawer = lazy(async () => ({ default: (await loadPlanDrawer()).PlanDrawer }));

type BarProps = {
  /** The route's id, whatever was typed there. */
  param: string | undefined;
  /** The heading with the title, which is said here while that is out of sight; null where there is none. */
  heading: HTMLElement | null;
};

/** The page's tools: in the site's bar where there is room, else above the problem. */
export function ProblemBar({ param, heading }: BarProps) {
  const place = useBarPlace('tools');
  const wide = useWide();
  const id = problemIdFrom(param);
  const { problem } = useProblem(id);
  const inSight = useInSight(heading);
  const tools = (
    <Tools
      wide={wide}
      id={id}
      catalogue={useCatalogue()}
      title={heading !== null && inSight ? null : (problem?.title ?? null)}
    />
  );
  if (!wide) return tools;
  return place && createPortal(tools, place);
}

type Props = {
  /** They stand in the site's bar, and the assistant among them. */
  wide: boolean;
  /** Null for an address that names no problem. */
  id: number | null;
  /** The address of the list that one came from. */
  catalogue: string;
  /** Of the problem, where it is not in sight; null where it is. */
  title: string | null;
};

function Tools({ wide, id, catalogue, title }: Props) {
  const [open, setOpen] = useState(false);
  useListKey(() => setOpen(true));
  const plan = collectionAt(catalogue);
  const prepareDrawer = () => void (plan === null ? loadListDrawer() : loadPlanDrawer()).catch(() => undefined);
  const close = () => setOpen(false);
  return (
    <div className={classes.bar}>
      <Link className={`${backLink} ${classes.back}`} to={catalogue}>
        <ArrowLeft size={17} aria-hidden="true" />
        <span className={classes.name}>{BACK_TO_PROBLEMS}</span>
      </Link>
      <div className={classes.group}>
        <button
          className={`${iconButton} ${classes.tool}`}
          type="button"
          aria-label={PROBLEM_LIST}
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-keyshortcuts="Alt+L"
          title={`${PROBLEM_LIST} (Alt+L)`}
          onPointerEnter={prepareDrawer}
          onFocus={prepareDrawer}
          onClick={() => setOpen(true)}
        >
          <List size={19} aria-hidden="true" />
        </button>
        {id !== null && <Steps id={id} plan={plan} catalogue={catalogue} />}
      </div>
      <p className={classes.title} data-shown={title !== null || undefined} aria-hidden="true">
        {title}
      </p>
      <div className={classes.group}>
        {id !== null && <ProblemTimer key={id} problemId={id} />}
        {wide && <span ref={offerAssistant} className={classes.place} />}
      </div>
      {open && (
        <Suspense>
          {plan === null ? (
            <ListDrawer current={id} catalogue={catalogue} onClose={close} />
          ) : (
            <PlanDrawer current={id} slug={plan} catalogue={catalogue} onClose={close} />
          )}
        </Suspense>
      )}
    </div>
  );
}

function Steps({ id, plan, catalogue }: { id: number; plan: string | null; catalogue: string }) {
  return plan === null ? (
    <ListSteps id={id} catalogue={catalogue} />
  ) : (
    <Suspense>
      <PlanSteps id={id} slug={plan} catalogue={catalogue} />
    </Suspense>
  );
}

function ListSteps({ id, catalogue }: { id: number; catalogue: string }) {
  const { data } = useQuery(neighboursQuery(id, listAt(catalogue)));
  return (
    <>
      <Step name={PREVIOUS_PROBLEM} to={data?.previous} catalogue={catalogue}>
        <ChevronLeft size={20} aria-hidden="true" />
      </Step>
      <Step name={NEXT_PROBLEM} to={data?.next} catalogue={catalogue}>
        <ChevronRight size={20} aria-hidden="true" />
      </Step>
      <Step name={RANDOM_PROBLEM} to={data?.random} catalogue={catalogue} secret>
        <Shuffle size={17} aria-hidden="true" />
      </Step>
    </>
  );
}

/** Alt+L, where it types nothing. */
function useListKey(onKey: () => void): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !opensList(event)) return;
    event.preventDefault();
    onKey();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => act(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
