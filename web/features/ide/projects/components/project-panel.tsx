import type { MadeFile } from '@devorbit/contract/ide/workspaces.ts';
import { lazy, Suspense } from 'react';
import { SignInLink } from '../../../../ui/sign-in.tsx';
import { RUN_SIGNED_IN, VIEWING } from '../copy.ts';
import { ProblemsPanel } from '../diagnostics/components/problems-panel.tsx';
import type { ShownDiagnostic } from '../diagnostics/model.ts';
import type { Problems } from '../diagnostics/state.ts';
import type { ProjectSession, Shown } from '../editing/state.ts';
import { OutputPanel } from '../running/components/output-panel.tsx';
import { TerminalPanel } from '../running/components/terminal-panel.tsx';
import type { Ran, Runner } from '../running/state.ts';
import type { Stepped } from '../stepping/state.ts';
import { BottomPanel, type PanelId } from './bottom-panel.tsx';
import panels from '../running/components/panels.module.css';

const DebugConsole = lazy(async () => ({
  default: (await import('../debugging/components/debug-parts.tsx')).DebugConsole,
}));

type Props = {
  session: ProjectSession;
  shown: Shown;
  mayRun: boolean;
  runner: Runner;
  ran: Ran;
  stepped: Stepped;
  problems: Problems;
  madeFiles: readonly MadeFile[];
  active: PanelId;
  onActive: (id: PanelId) => void;
  /** Hides the panel; absent where it cannot be hidden. */
  onHide: (() => void) | undefined;
  onPreview: (page: string) => void;
  onGoToPlace: (file: string, line: number, column: number | null) => void;
  onGoToProblem: (problem: ShownDiagnostic) => void;
  onLeaveTerminal: () => void;
};

/** The panel below the code: what runs, what is wrong, what is debugged, and notes. */
export function ProjectPanel({
  session,
  shown,
  mayRun,
  runner,
  ran,
  stepped,
  problems,
  madeFiles,
  active,
  onActive,
  onHide,
  onPreview,
  onGoToPlace,
  onGoToProblem,
  onLeaveTerminal,
}: Props) {
  const { id: project, mayEdit } = shown;
  const barred = mayRun ? null : !mayEdit ? (
    ran.records.length === 0 && <p className={panels.empty}>{VIEWING}</p>
  ) : (
    <p className={panels.empty}>
      {RUN_SIGNED_IN} <SignInLink why="run your code" />
    </p>
  );
  return (
    <BottomPanel
      active={active}
      onActive={onActive}
      problems={problems.all.length}
      notes={shown.panels}
      mayEdit={mayEdit}
      onNotes={(notes) => session.keepPanels(notes)}
      onHide={onHide}
      fixed={{
        output: (
          <OutputPanel
            runner={runner}
            ran={ran}
            barred={barred}
            mayType={mayEdit}
            made={madeFiles}
            project={project}
            onPreview={onPreview}
            problems={problems.ofRun}
            names={shown.files.map(({ name }) => name)}
            onGo={onGoToPlace}
            onLeave={onLeaveTerminal}
            onSteps={stepped.steps.length > 0 && !stepped.isRecording ? () => runner.stepping.open() : null}
          />
        ),
        terminal: (
          <TerminalPanel
            runner={runner}
            ran={ran}
            barred={mayEdit ? barred : null}
            mayType={mayEdit}
            onOpen={() => runner.openShell({ sent: () => session.flush(), files: () => session.all(), project })}
            onLeave={onLeaveTerminal}
          />
        ),
        problems: <ProblemsPanel problems={problems} onGo={onGoToProblem} />,
        debug: (
          <Suspense fallback={<p className={panels.empty}>Loading the debugger…</p>}>
            <DebugConsole debugging={runner.debugging} />
          </Suspense>
        ),
      }}
    />
  );
}
