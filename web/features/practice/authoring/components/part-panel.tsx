import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { Desk } from '../desk/use-desk.ts';
import type { Gap } from '../gaps.ts';
import type { Part } from '../model.ts';
import { ExamplesPart } from '../parts/examples-part.tsx';
import { HelpPart } from '../parts/help-part.tsx';
import { StatementPart } from '../parts/statement-part.tsx';
import { PartFrame } from './part-frame.tsx';

/** The larger ones are fetched when they are opened. */
const CheckerPart = lazy(async () => ({ default: (await import('../parts/checker-part.tsx')).CheckerPart }));
const CodePart = lazy(async () => ({ default: (await import('../parts/code-part.tsx')).CodePart }));
const SolutionsPart = lazy(async () => ({ default: (await import('../parts/solutions-part.tsx')).SolutionsPart }));
const StarterPart = lazy(async () => ({ default: (await import('../parts/starter-part.tsx')).StarterPart }));
const TestsPart = lazy(async () => ({ default: (await import('../tests/components/tests-part.tsx')).TestsPart }));

const panels = {
  statement: StatementPart,
  examples: ExamplesPart,
  tests: TestsPart,
  code: CodePart,
  checker: CheckerPart,
  solutions: SolutionsPart,
  starter: StarterPart,
  help: HelpPart,
} as const;

/** One part of the draft, under its heading and what lacks there. */
export function PartPanel({ part, desk, gaps }: { part: Exclude<Part, 'verify'>; desk: Desk; gaps: readonly Gap[] }) {
  const Panel = panels[part];
  return (
    <PartFrame part={part} gaps={gaps}>
      <Suspense fallback={<Skeleton height={320} aria-busy="true" />}>
        <Panel problemId={desk.stored.problem_id} draft={desk.draft} change={desk.change} />
      </Suspense>
    </PartFrame>
  );
}
