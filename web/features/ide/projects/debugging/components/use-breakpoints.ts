import type { ProjectBreakpoint } from '@devorbit/contract/ide/breakpoints.ts';
import { useState } from 'react';
import type { ShownBreakpoint } from '../../../../../ui/code-editor/codemirror-breakpoints.ts';
import type { ProjectSession, Shown } from '../../editing/state.ts';
import type { FileEntry } from '../../model.ts';
import { breakpointsByPath, isMisplaced, toggled } from '../model.ts';
import type { Debugged, Debugging } from '../state.ts';

type Given = {
  session: ProjectSession;
  shown: Shown;
  debugging: Debugging;
  debugged: Debugged;
  /** The one that is open. */
  file: FileEntry | undefined;
};

/** The breakpoints of a project, those of the open file, and the one that is edited. */
export function useBreakpoints({ session, shown, debugging, debugged, file }: Given) {
  const [editing, setEditing] = useState<{ file: number; line: number } | null>(null);
  const { mayEdit } = shown;
  const keep = (all: ProjectBreakpoint[]) => {
    session.keepBreakpoints(all);
    void debugging.place(breakpointsByPath(all, shown.files));
  };
  const edited =
    editing &&
    (shown.breakpoints.find((one) => one.file === editing.file && one.line === editing.line) ?? {
      ...editing,
      condition: null,
      log: null,
    });
  const acts = {
    toggle: (line: number) => file && mayEdit && keep(toggled(shown.breakpoints, file.id, line)),
    edit: (line: number) => file && mayEdit && setEditing({ file: file.id, line }),
  };
  const dots = shown.breakpoints
    .filter((one) => one.file === file?.id)
    .map(({ line, condition, log }): ShownBreakpoint => {
      const misplaced = isMisplaced(debugged.state?.placed ?? [], file?.name ?? '', line);
      return {
        line,
        kind: misplaced ? 'misplaced' : log !== null ? 'log' : condition !== null ? 'condition' : 'stops',
      };
    });
  return {
    keep,
    /** Null where none is edited. */
    edited,
    edit: (of: number, line: number) => setEditing({ file: of, line }),
    closeEdited: () => setEditing(null),
    /** What is done on a line of the open file. */
    acts,
    /** As the editor of the open file shows them. */
    dots,
  };
}

export type Breakpoints = ReturnType<typeof useBreakpoints>;
