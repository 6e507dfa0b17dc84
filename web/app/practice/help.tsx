import type { ProblemDetail } from '@devorbit/contract/practice/problems.ts';
import { lazy, Suspense } from 'react';
import { GuidanceWaiting } from '../../features/practice/guidance/components/guidance-waiting.tsx';
import { HINTS_FAILURE } from '../../features/practice/guidance/copy.ts';
import { ReportProblem } from './report-problem.tsx';

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

/** Hints, editorial and the way to the moderators, which come after the statement so that it is there sooner. */
export function Help({ problem }: { problem: ProblemDetail }) {
  return (
    <>
      <Suspense fallback={<GuidanceWaiting />}>
        <GuidanceSection problem={problem} />
      </Suspense>
      <ReportProblem problem={problem} />
    </>
  );
}
