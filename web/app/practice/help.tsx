import type { ProblemDetail } from '@devorbit/contract/practice/problems.ts';
import { lazy, Suspense } from 'react';
import { GuidanceWaiting } from '../../features/practice/guidance/components/guidance-waiting.tsx';
import { HINTS_FAILURE } from '../../features/practice/guidance/copy.ts';

/** Few problems can be reported, and none by a visitor. */
const ReportProblem = lazy(async () => ({ default: (await import('./report-problem.tsx')).ReportProblem }));

const GuidanceSection = lazy(async () => {
  try {
    return {
      default: (await import('../../features/practice/guidance/components/guidance-section.tsx')).GuidanceSection,
    };
  } catch (error) {
    globalThis.reportError(error);
    return { default: Unloaded };
  }
});

const Unloaded = () => <p role="alert">{HINTS_FAILURE}. Reload the page to try again.</p>;

type Props = {
  problem: ProblemDetail;
  /** Whether the editorial stands elsewhere. */
  hintsOnly?: boolean;
};

/** Hints, editorial and the way to the moderators, which come after the statement so that it is there sooner. */
export function Help({ problem, hintsOnly = false }: Props) {
  return (
    <>
      <Suspense fallback={<GuidanceWaiting />}>
        <GuidanceSection problem={problem} hintsOnly={hintsOnly} />
      </Suspense>
      {problem.source !== 'Admin' && (
        <Suspense>
          <ReportProblem problem={problem} />
        </Suspense>
      )}
    </>
  );
}
