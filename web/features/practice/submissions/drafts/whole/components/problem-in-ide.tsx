import type { ProblemDetail, SolvingLanguage } from '@devorbit/contract/practice/problems.ts';
import { OpenInIde } from '../../../../../../ui/open-in-ide.tsx';
import type { OpenProblem } from '../../../model.ts';
import { asWholeProgram } from '../model.ts';

type Props = {
  problem: ProblemDetail;
  code: string;
  option: SolvingLanguage;
  open: OpenProblem;
  beside?: string;
};

/** Takes the code, with the program around it, and the examples to the Online IDE. */
export default function ProblemInIde({ problem, code, option, open, beside }: Props) {
  return (
    <OpenInIde
      label={problem.title}
      open={() =>
        open({
          problem,
          language: option.id,
          code: asWholeProgram(code, option) ?? code,
          ...(beside !== undefined && { beside }),
        })
      }
    />
  );
}
