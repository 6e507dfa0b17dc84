import type { SolvingLanguage } from '@devorbit/contract/practice/problems.ts';
import type { CodeDraft } from '../../workbench/components/use-code.ts';
import { DraftPlace } from '../online/components/draft-place.tsx';
import { WholeProgram } from '../whole/components/whole-program.tsx';

type Props = { draft: CodeDraft; option: SolvingLanguage | undefined; className: string };

/** Beside the language: where the code is kept, and the program around it. Not needed at first. */
export default function DraftTools({ draft, option, className }: Props) {
  return (
    <>
      <DraftPlace draft={draft} className={className} />
      {option && <WholeProgram code={draft.code} starter={option} onChange={draft.type} />}
    </>
  );
}
