import { practiceLanguages } from '@devorbit/contract/execution/language-lists.ts';
import { useState } from 'react';
import { NO_PROGRAM_TO_SUBMIT } from '../../copy.ts';
import { isText } from '../../editing/model.ts';
import type { ProjectSession, Shown } from '../../editing/state.ts';
import type { FileEntry } from '../../model.ts';
import type { Program } from '../model.ts';

type Given = {
  session: ProjectSession;
  shown: Shown;
  /** The one that is open. */
  file: FileEntry | undefined;
  /** Tells people why it could not be. */
  say: (lines: string[]) => void;
};

/** Submits the open file to the problem of which the project was made. */
export function useSubmit({ session, shown, file, say }: Given) {
  const [submitted, setSubmitted] = useState<(Program & { file: number }) | null>(null);
  const { problem } = shown;
  const submit =
    problem === null || shown.role !== 'owner'
      ? null
      : async () => {
          const language = isText(file) ? practiceLanguages.find((each) => each === file.language) : undefined;
          if (!isText(file) || !language) return say([NO_PROGRAM_TO_SUBMIT]);
          await session.flush();
          setSubmitted({ problem, language, file: file.id, name: file.name, code: session.textOf(file.id) });
        };
  return {
    /** Null where the project is of no problem. */
    submit: submit && (() => void submit()),
    /** What is judged; null where nothing is. */
    submitted,
    closeSubmitted: () => setSubmitted(null),
  };
}

export type Submit = ReturnType<typeof useSubmit>;
