import { useState } from 'react';
import type { GoTo } from '../../../../ui/code-editor/editor-props.ts';
import { nextOf, type ShownDiagnostic } from '../diagnostics/model.ts';
import type { Cursor } from '../editing/components/project-editor.tsx';
import type { ProjectSession, Shown } from '../editing/state.ts';
import type { FileEntry } from '../model.ts';

type Given = {
  session: ProjectSession;
  shown: Shown;
  problems: readonly ShownDiagnostic[];
  file: FileEntry | undefined;
  cursor: Cursor | null;
  onCode: () => void;
};

/** Leads to places in the project's files. */
export function useGoTo({ session, shown, problems, file, cursor, onCode }: Given) {
  const [goTo, setGoTo] = useState<GoTo | null>(null);
  const go = (id: number, line: number, column: number | null = null) => {
    session.open(id);
    onCode();
    setGoTo((last) => ({ line, column, at: (last?.at ?? 0) + 1 }));
  };
  const goToProblem = ({ id, line, column }: ShownDiagnostic) => go(id, line, column);
  const goToPlace = (name: string, line: number, column: number | null) => {
    const found = shown.files.find((each) => each.name === name);
    if (found) go(found.id, line, column);
  };
  const toProblem = (step: 1 | -1) => {
    const next = nextOf(
      problems,
      { file: file?.name ?? '', line: cursor?.line ?? 1, column: cursor?.column ?? 1 },
      step,
    );
    if (next) goToProblem(next);
  };
  return { goTo, go, goToProblem, goToPlace, toProblem };
}
