import type { Desk } from '../desk/use-desk.ts';
import type { Gap } from '../gaps.ts';
import type { Part } from '../model.ts';
import { CheckerPart } from '../parts/checker-part.tsx';
import { CodePart } from '../parts/code-part.tsx';
import { ExamplesPart } from '../parts/examples-part.tsx';
import { HelpPart } from '../parts/help-part.tsx';
import { SolutionsPart } from '../parts/solutions-part.tsx';
import { StarterPart } from '../parts/starter-part.tsx';
import { StatementPart } from '../parts/statement-part.tsx';
import { TestsPart } from '../tests/components/tests-part.tsx';
import { PartFrame } from './part-frame.tsx';

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
      <Panel problemId={desk.stored.problem_id} draft={desk.draft} change={desk.change} />
    </PartFrame>
  );
}
